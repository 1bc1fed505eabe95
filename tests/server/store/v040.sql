BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('1');
CREATE TABLE events (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	body TEXT NOT NULL, 
	CONSTRAINT pk_events PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_events_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "events" VALUES('bots-0000',1,1794829689139,'{"type":"created","wish":{"seats":[{"faction":"rome"},{"bot":"easy","faction":"japan"}],"title":"Friday","public":true},"first":false,"origin":null}');
INSERT INTO "events" VALUES('bots-0000',2,1794829689139,'{"type":"joined","seat":0,"name":"Ola","again":false}');
INSERT INTO "events" VALUES('bots-0000',3,1794829689139,'{"type":"started","rules":"1","factions":["rome","japan"],"seed":"848a92f93c79688506c3b9029bfee2c7"}');
INSERT INTO "events" VALUES('bots-0000',4,1794829689153,'{"type":"moved","seat":1,"steps":["draft lords-fields"],"hash":"ad7d971a73c8be17"}');
INSERT INTO "events" VALUES('bots-0000',5,1794829689166,'{"type":"moved","seat":0,"steps":["draft grain-field"],"hash":"e5b97b9c8bd8380d"}');
INSERT INTO "events" VALUES('bots-0000',6,1794829689168,'{"type":"moved","seat":0,"steps":["draft goldsmiths-workshop"],"hash":"56b7a14395868ef6"}');
INSERT INTO "events" VALUES('bots-0000',7,1794829689181,'{"type":"moved","seat":1,"steps":["draft ruins"],"hash":"7908e672063d0bd5"}');
INSERT INTO "events" VALUES('bots-0000',8,1794829689184,'{"type":"moved","seat":1,"steps":["build ruins"],"hash":"b8769a03a1bdc308"}');
INSERT INTO "events" VALUES('bots-0000',9,1794829689186,'{"type":"moved","seat":1,"steps":["end"],"hash":"6d0991d45054cb78"}');
INSERT INTO "events" VALUES('bots-0000',10,1794829689188,'{"type":"moved","seat":0,"steps":["send wood"],"hash":"9f3aa2c4504e04b6"}');
INSERT INTO "events" VALUES('bots-0000',11,1794829689190,'{"type":"moved","seat":1,"steps":["send food, ..."],"hash":"47a26b5d5449d5b9"}');
INSERT INTO "events" VALUES('bots-0000',12,1794829689223,'{"type":"moved","seat":1,"steps":["choose card"],"hash":"c95f6bea8efba385"}');
INSERT INTO "events" VALUES('bots-0000',13,1794829689250,'{"type":"moved","seat":1,"steps":["choose common"],"hash":"511ca45fd691ccba"}');
INSERT INTO "events" VALUES('bots-0000',14,1794829689259,'{"type":"moved","seat":1,"steps":["end"],"hash":"2d970d12f1c5a799"}');
INSERT INTO "events" VALUES('bots-0000',15,1794829689265,'{"type":"moved","seat":0,"steps":["build armorer"],"hash":"f89b0acbf550ebbd"}');
INSERT INTO "events" VALUES('bots-0000',16,1794829689275,'{"type":"moved","seat":0,"steps":["guard armorer"],"hash":"1400072d0c0e6831"}');
INSERT INTO "events" VALUES('pair-0000',1,1794829689283,'{"type":"created","wish":{"seats":[{"faction":"rome"},{"faction":"egypt"}],"clock":{"move":600,"reserve":60}},"first":false,"origin":null}');
INSERT INTO "events" VALUES('pair-0000',2,1794829689283,'{"type":"joined","seat":0,"name":"Ola","again":false}');
INSERT INTO "events" VALUES('pair-0000',3,1794829689286,'{"type":"joined","seat":1,"name":"Jan","again":false}');
INSERT INTO "events" VALUES('pair-0000',4,1794829689295,'{"type":"started","rules":"1","factions":["rome","egypt"],"seed":"3cb5b5ee2c943b0c4ca35812550ffcda"}');
INSERT INTO "events" VALUES('pair-0000',5,1794829689303,'{"type":"moved","seat":1,"steps":["draft rubble"],"hash":"5eb5ae5dffe15121"}');
INSERT INTO "events" VALUES('pair-0000',6,1794829689314,'{"type":"undone","seat":1,"moves":0,"hash":"5a28c7776b656894"}');
INSERT INTO "events" VALUES('pair-0000',7,1794829689319,'{"type":"moved","seat":1,"steps":["draft town"],"hash":"bb2ec333360ed38a"}');
INSERT INTO "events" VALUES('pair-0000',8,1794829689324,'{"type":"undone","seat":1,"moves":0,"hash":"5a28c7776b656894"}');
INSERT INTO "events" VALUES('pair-0000',9,1794829689335,'{"type":"moved","seat":1,"steps":["draft rubble"],"hash":"5eb5ae5dffe15121"}');
INSERT INTO "events" VALUES('pair-0000',10,1794829689338,'{"type":"moved","seat":0,"steps":["draft ruins"],"hash":"8f5b2a9cc6ac04b5"}');
INSERT INTO "events" VALUES('pair-0000',11,1794829689347,'{"type":"moved","seat":0,"steps":["draft lumberjacks-route"],"hash":"4479cb0766f2c20f"}');
INSERT INTO "events" VALUES('pair-0000',12,1794829689350,'{"type":"moved","seat":1,"steps":["draft carpenters-workshop"],"hash":"166ed815411aa360"}');
INSERT INTO "events" VALUES('pair-0000',13,1794829689356,'{"type":"moved","seat":1,"steps":["send wood"],"hash":"eda4b378f4fb7ad3"}');
INSERT INTO "events" VALUES('pair-0000',14,1794829689362,'{"type":"moved","seat":0,"steps":["send stone"],"hash":"68b42e035192e18a"}');
INSERT INTO "events" VALUES('pair-0000',15,1794829689364,'{"type":"moved","seat":1,"steps":["build lumberjacks-route"],"hash":"d1a8671b6bc1d712"}');
INSERT INTO "events" VALUES('pair-0000',16,1794829689366,'{"type":"moved","seat":1,"steps":["end"],"hash":"6c40f1b8b22773e6"}');
INSERT INTO "events" VALUES('pair-0000',17,1794829689370,'{"type":"moved","seat":0,"steps":["raze monty-the-merchant"],"hash":"0fc4e48e51b1e47a"}');
INSERT INTO "events" VALUES('pair-0000',18,1794829689375,'{"type":"moved","seat":1,"steps":["raze rubble"],"hash":"411033efe9c8d552"}');
INSERT INTO "events" VALUES('pair-0000',19,1794829689383,'{"type":"moved","seat":1,"steps":["end"],"hash":"0bbbd23a1a826c84"}');
INSERT INTO "events" VALUES('pair-0000',20,1794829689386,'{"type":"moved","seat":0,"steps":["pass"],"hash":"bc627a56a94670eb"}');
INSERT INTO "events" VALUES('pair-0000',21,1794829689388,'{"type":"moved","seat":1,"steps":["guard lumberjacks-route"],"hash":"38de4ae70c8cb2db"}');
INSERT INTO "events" VALUES('pair-0000',22,1794829689393,'{"type":"moved","seat":1,"steps":["pass"],"hash":"8033f8214c5ca865"}');
INSERT INTO "events" VALUES('pair-0000',23,1794829689398,'{"type":"moved","seat":0,"steps":["draft goldsmiths-workshop"],"hash":"198bf826522e9003"}');
INSERT INTO "events" VALUES('pair-0000',24,1794829689402,'{"type":"moved","seat":1,"steps":["draft gold-mine"],"hash":"3902e691c6a54a6e"}');
INSERT INTO "events" VALUES('pair-0000',25,1794829689406,'{"type":"moved","seat":1,"steps":["draft lords-fields"],"hash":"8d480ab87750541f"}');
INSERT INTO "events" VALUES('pair-0000',26,1794829689410,'{"type":"moved","seat":0,"steps":["draft armorer"],"hash":"902329d0580817cd"}');
INSERT INTO "events" VALUES('pair-0000',27,1794829689413,'{"type":"moved","seat":0,"steps":["raze goldsmiths-workshop"],"hash":"380d43a7a99956f7"}');
INSERT INTO "events" VALUES('pair-0000',28,1794829689422,'{"type":"moved","seat":1,"steps":["send stone"],"hash":"082dfb0eaeb5aa63"}');
INSERT INTO "events" VALUES('pair-0000',29,1794829689426,'{"type":"moved","seat":1,"steps":["end"],"hash":"738e62c482a8a874"}');
INSERT INTO "events" VALUES('pair-0000',30,1794829689430,'{"type":"moved","seat":0,"steps":["send food"],"hash":"8d89b9f36cd28e83"}');
INSERT INTO "events" VALUES('pair-0000',31,1794829689434,'{"type":"moved","seat":1,"steps":["build egypt/pyramid"],"hash":"19bb8427c5bed9a5"}');
INSERT INTO "events" VALUES('pair-0000',32,1794829689438,'{"type":"moved","seat":1,"steps":["end"],"hash":"cb1926dc15a8b6bc"}');
INSERT INTO "events" VALUES('pair-0000',33,1794829689442,'{"type":"moved","seat":0,"steps":["deal rome/sculptors-apprentice"],"hash":"e6056bdfbebcc0b7"}');
INSERT INTO "events" VALUES('pair-0000',34,1794829689446,'{"type":"moved","seat":0,"steps":["choose 1 gold"],"hash":"396eb42d550dd2ee"}');
INSERT INTO "events" VALUES('pair-0000',35,1794829689450,'{"type":"moved","seat":1,"steps":["build egypt/quarry"],"hash":"2b75accdbd425eb8"}');
INSERT INTO "events" VALUES('pair-0000',36,1794829689454,'{"type":"moved","seat":1,"steps":["choose egypt/pyramid"],"hash":"4d600d56c4bcc7fd"}');
INSERT INTO "events" VALUES('pair-0000',37,1794829689458,'{"type":"moved","seat":1,"steps":["choose 1 stone"],"hash":"42a9bd8c21fa954d"}');
INSERT INTO "events" VALUES('pair-0000',38,1794829689462,'{"type":"moved","seat":1,"steps":["end"],"hash":"9e8d6aee11f95bab"}');
INSERT INTO "events" VALUES('pair-0000',39,1794829689466,'{"type":"moved","seat":0,"steps":["build armorer"],"hash":"86af862dddece836"}');
INSERT INTO "events" VALUES('pair-0000',40,1794829689470,'{"type":"moved","seat":0,"steps":["choose 1 wood, 1 stone"],"hash":"c10231a5ac32d3f5"}');
INSERT INTO "events" VALUES('pair-0000',41,1794829689474,'{"type":"moved","seat":0,"steps":["guard armorer"],"hash":"7cc730c454c0cbdf"}');
INSERT INTO "events" VALUES('pair-0000',42,1794829689478,'{"type":"moved","seat":1,"steps":["raze lords-fields"],"hash":"2e2604cddada72d0"}');
INSERT INTO "events" VALUES('pair-0000',43,1794829689482,'{"type":"moved","seat":1,"steps":["end"],"hash":"cca1b93ad167c53f"}');
INSERT INTO "events" VALUES('pair-0000',44,1794829689486,'{"type":"moved","seat":0,"steps":["raze castle"],"hash":"a3d3ded39412cb5f"}');
INSERT INTO "events" VALUES('pair-0000',45,1794829689490,'{"type":"moved","seat":0,"steps":["choose faction"],"hash":"b64777331e78de32"}');
INSERT INTO "events" VALUES('pair-0000',46,1794829689492,'{"type":"moved","seat":0,"steps":["choose faction"],"hash":"ea1fe543064425e8"}');
INSERT INTO "events" VALUES('roll-0000',1,1794829689554,'{"type":"created","wish":{"seats":[{},{}],"game":"rollwrite"},"first":false,"origin":null}');
INSERT INTO "events" VALUES('roll-0000',2,1794829689554,'{"type":"joined","seat":0,"name":"Ola","again":false}');
INSERT INTO "events" VALUES('roll-0000',3,1794829689558,'{"type":"joined","seat":1,"name":"Jan","again":false}');
INSERT INTO "events" VALUES('roll-0000',4,1794829689560,'{"type":"started","rules":"1","factions":["competition","competition"],"seed":"5a15d7bcbd5bd278331b081e631d234d"}');
INSERT INTO "events" VALUES('roll-0000',5,1794829689568,'{"type":"moved","seat":1,"steps":["take ally"],"hash":"06f109c420152833"}');
INSERT INTO "events" VALUES('roll-0000',6,1794829689572,'{"type":"moved","seat":0,"steps":["take gift"],"hash":"58c156a6b6df09a0"}');
INSERT INTO "events" VALUES('roll-0000',7,1794829689575,'{"type":"moved","seat":0,"steps":["build granaries 1b"],"hash":"e2126b1a7a21da9b"}');
INSERT INTO "events" VALUES('roll-0000',8,1794829689578,'{"type":"moved","seat":0,"steps":["build sawmill 1"],"hash":"52f4c27e844cffba"}');
INSERT INTO "events" VALUES('roll-0000',9,1794829689580,'{"type":"moved","seat":1,"steps":["build bridges 1"],"hash":"f1cad1dd7a2812f1"}');
INSERT INTO "events" VALUES('roll-0000',10,1794829689589,'{"type":"moved","seat":1,"steps":["build granaries 1a"],"hash":"4b6d205dd317e993"}');
INSERT INTO "events" VALUES('roll-0000',11,1794829689597,'{"type":"moved","seat":0,"steps":["favor gift gold"],"hash":"97504cccdc978b63"}');
INSERT INTO "events" VALUES('roll-0000',12,1794829689611,'{"type":"moved","seat":1,"steps":["build farm 2"],"hash":"212f6678caa609c4"}');
INSERT INTO "events" VALUES('roll-0000',13,1794829689613,'{"type":"moved","seat":1,"steps":["build granaries 1b"],"hash":"2187d38b57a4c9d1"}');
INSERT INTO "events" VALUES('roll-0000',14,1794829689619,'{"type":"moved","seat":1,"steps":["ready"],"hash":"e101e286d7a8031e"}');
INSERT INTO "events" VALUES('roll-0000',15,1794829689627,'{"type":"moved","seat":0,"steps":["build quarry 2"],"hash":"72dbe1bdf66e85ce"}');
INSERT INTO "events" VALUES('roll-0000',16,1794829689629,'{"type":"moved","seat":0,"steps":["ready"],"hash":"f9304fdeee261528"}');
INSERT INTO "events" VALUES('roll-0000',17,1794829689631,'{"type":"moved","seat":0,"steps":["take export"],"hash":"b288377404d5bb42"}');
INSERT INTO "events" VALUES('roll-0000',18,1794829689633,'{"type":"moved","seat":1,"steps":["take gift"],"hash":"bd64ce281c9daec1"}');
INSERT INTO "events" VALUES('roll-0000',19,1794829689637,'{"type":"moved","seat":0,"steps":["build farm 2"],"hash":"dc2e201e71d9a523"}');
INSERT INTO "events" VALUES('roll-0000',20,1794829689643,'{"type":"moved","seat":1,"steps":["build farm 1"],"hash":"cee5b5f7a7908ef8"}');
INSERT INTO "events" VALUES('roll-0000',21,1794829689647,'{"type":"moved","seat":1,"steps":["favor gift stone"],"hash":"dba1d4de1381d038"}');
INSERT INTO "events" VALUES('roll-0000',22,1794829689657,'{"type":"moved","seat":1,"steps":["build walls 1"],"hash":"eb48b8e2e7528343"}');
INSERT INTO "events" VALUES('roll-0000',23,1794829689661,'{"type":"moved","seat":1,"steps":["build quarry 3"],"hash":"a4c59bbbc3af63d8"}');
INSERT INTO "events" VALUES('roll-0000',24,1794829689671,'{"type":"moved","seat":0,"steps":["build quarry 1"],"hash":"1ef3ceb5cbcc1946"}');
INSERT INTO "events" VALUES('roll-0000',25,1794829689674,'{"type":"undone","seat":0,"moves":19,"hash":"a4c59bbbc3af63d8"}');
CREATE TABLE keys (
	digest BLOB NOT NULL, 
	table_id TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	seat INTEGER, 
	made BIGINT NOT NULL, 
	CONSTRAINT pk_keys PRIMARY KEY (digest), 
	CONSTRAINT ck_keys_kind CHECK (kind IN ('seat', 'invite', 'watch')), 
	CONSTRAINT fk_keys_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "keys" VALUES(X'2790B3FDEF0DA55927931B647BA6084F65C1D4BCC05ABD9123059FB2266D83B1','bots-0000','seat',0,1794829689);
INSERT INTO "keys" VALUES(X'9EB2E186B73DD56AF0820BAE76424129D2354EE57DA4957ABCA896D03BB7301D','pair-0000','seat',0,1794829689);
INSERT INTO "keys" VALUES(X'D1CED26D900BC05CCE050D553A01FEC122778AB16C9DAC3E04BCFE74064E5B6C','roll-0000','seat',0,1794829689);
CREATE TABLE tables (
	id TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	status TEXT NOT NULL, 
	public BOOLEAN NOT NULL, 
	title TEXT NOT NULL, 
	made BIGINT NOT NULL, 
	changed BIGINT NOT NULL, 
	summary TEXT NOT NULL, 
	last INTEGER NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT ck_tables_kind CHECK (kind IN ('table', 'journal')), 
	CONSTRAINT ck_tables_status CHECK (status IN ('waiting', 'running', 'finished'))
);
INSERT INTO "tables" VALUES('bots-0000','table','running',1,'Friday',1794829689,1794829689,'{"id":"bots-0000","title":"Friday","status":"running","public":true,"seats":[{"name":"Ola","faction":"rome"},{"name":"Bruno","bot":"easy","faction":"japan"}],"lookout":"standard","peaceful":false,"peaceful_drafts":1,"robbers_cut_routes":false,"round":1,"made":1794829689,"changed":1794829689,"turn":[1]}',16);
INSERT INTO "tables" VALUES('pair-0000','table','running',0,'',1794829689,1794829689,'{"id":"pair-0000","title":"","status":"running","public":false,"seats":[{"name":"Ola","faction":"rome"},{"name":"Jan","faction":"egypt"}],"lookout":"standard","peaceful":false,"peaceful_drafts":1,"robbers_cut_routes":false,"clock":{"move":600,"reserve":60},"round":2,"made":1794829689,"changed":1794829689,"turn":[1]}',46);
INSERT INTO "tables" VALUES('roll-0000','table','running',0,'',1794829689,1794829689,'{"id":"roll-0000","title":"","status":"running","public":false,"seats":[{"name":"Ola","faction":"competition"},{"name":"Jan","faction":"competition"}],"lookout":"standard","peaceful":false,"peaceful_drafts":1,"robbers_cut_routes":false,"game":"rollwrite","round":2,"made":1794829689,"changed":1794829689,"turn":[0,1]}',25);
CREATE INDEX ix_tables_status_public_changed ON tables (status, public, changed);
CREATE INDEX ix_keys_table_id ON keys (table_id);
COMMIT;
