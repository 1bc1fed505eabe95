// Made by tools/wire_types.py from src/osada/server/wire and the views of the games.

export type Language = "en" | "pl" | "cs";

export const LANGUAGES: Readonly<Record<Language, string>> = {"en": "English", "pl": "Polski", "cs": "Čeština"};

export type GameName = "settlers" | "rollwrite" | "campaign";

export const GAMES: readonly GameName[] = ["settlers", "rollwrite", "campaign"];

/** What is played where nobody says. */
export const FIRST: GameName = "settlers";

export type Lookout = "standard" | "alternative" | "advanced";

export type Format = "introductory" | "standard" | "open";

export type Virtual_Faction = "none" | "barbarians" | "rome";

export type Mode = "basic" | "advanced" | "adventure";

/** What was agreed before the game. */
export interface Options {
  factions: string[];
  lookout: Lookout;
  peaceful: boolean;
  peaceful_drafts: 1 | 2;
  robbers_cut_routes: boolean;
  boxes?: string[];
  format?: Format;
  bans?: string[];
  visit_passed?: boolean;
  virtual_faction?: Virtual_Faction;
  five_players?: boolean;
  decks?: Record<string, string[]>;
  rounds?: 5 | 4;
  sheets?: object[];
  goals?: string[];
  upkeep_gold?: boolean;
}

/** What was agreed before the game. */
export interface RollOptions {
  mode: Mode;
  players?: number;
  sheets?: string[];
}

/** What was agreed before the game. */
export interface CampaignOptions {
  factions: string[];
  lookout: Lookout;
  robbers_cut_routes: boolean;
  boxes?: string[];
  format?: Format;
  bans?: string[];
  visit_passed?: boolean;
  virtual_faction?: Virtual_Faction;
  decks?: Record<string, string[]>;
  upkeep_gold: boolean;
  play_on: boolean;
  rebuild: boolean;
  names?: string[];
  begun?: Record<string, string[]>;
}

export type AnyView = View | RollView | CampaignView;

/** Where some points came from. */
export interface Points {
  round: number;
  how: string;
  card: string;
  points: number;
}

export type Good = "wood" | "stone" | "food" | "gold" | "worker" | "raze" | "defense" | "vp" | "card" | "blessing" | "tech";

export type Goods = Partial<Record<Good, number>>;

export type Phase = "lookout" | "production" | "action" | "cleanup" | "attack" | "end" | "setup";

export type Row = "production" | "feature" | "action";

export type Purpose = "build" | "deal" | "use";

export type Era = "ancient" | "medieval" | "industrial";

export type Category = "military" | "economy" | "culture";

export type Progress = "dove" | "bee" | "wall" | "bribe";

/** A printed number: it names one physical card. */
export type Card = string;

/** A built card and what lies on it. */
export interface Location {
  card: Card;
  row: Row;
  uses: number;
  goods: Goods;
  guarded: boolean;
  samurai: boolean;
  blocked: boolean;
  /** Whose it is while another seat has taken it over: a seat's number, or `virtual`. */
  owner: string | null;
  /** The seat that has a deal with this location. */
  route: number | null;
  under: number;
  /** Only its owner knows them, but for those that lie face up. */
  under_cards?: Card[];
  /** Statues that stand on it. */
  statues?: number;
  /** Workers that rivals have sent to an open production this round. */
  visits?: number;
  /** Goods kept on a storage location until production is over. */
  stored?: Goods;
  /** The blessings among them by colour. */
  stored_blessings?: string[];
  /** Progress tokens on it. */
  tokens?: Progress[];
}

/** An Invention beside an empire. */
export interface Invention {
  card: Card;
  /** How often it has acted this round, where that is limited. */
  uses: number;
  /** New pairs that it has rewarded. */
  pairs: number;
}

/** A seat's part of a campaign. */
export interface Part {
  era: Era;
  /** Crossed-off spaces by now. */
  tracks: Partial<Record<Category, number>>;
  /** And when the game began. */
  began: Partial<Record<Category, number>>;
  /** Crossed-off spaces of the Province map. */
  map: number[];
  /** What is still due, without regard to `relief`. */
  due: Goods;
  laid: Goods;
  /** Active in this game. */
  bonuses: Record<string, number>;
  /** Progress tokens in the supply. */
  tokens: Partial<Record<Progress, number>>;
  /** Goal markers; a player alone has one for each Goal. */
  markers?: Partial<Record<Category, number>>;
  /** Buildings, and what was razed, in a row, by colour. */
  series: Partial<Record<"build" | "raze", Record<string, number>>>;
  inventions: Invention[];
}

/** How far a seat is with a Goal. */
export interface GoalProgress {
  /** Where its marker stands. */
  steps: number;
  /** What counts for the Goal now, with the steps. */
  has: number;
  achieved: boolean;
}

/** A Goal in the middle. */
export interface Goal {
  card: Card;
  category: Category;
  count: number;
  /** Whether somebody was first. */
  turned: boolean;
  /** Who has achieved it. */
  by: number[];
  /** By seat. */
  progress: GoalProgress[];
}

/** A signed deal. */
export interface Deal {
  card: Card;
  good: Good;
  /** With a rival's location: whose. */
  of: string | null;
}

/** A card turned into a foundation. */
export interface Foundation {
  card: Card | null;
  /** `common` or a faction. */
  back: string;
}

/** All that may be known of a player. */
export interface Player {
  seat: number;
  faction: string;
  goods: Goods;
  score: number;
  passed: boolean;
  hand_size: number;
  hand_common: number;
  deck_size: number;
  discard: Card[];
  deals: Deal[];
  foundations: Foundation[];
  empire: Location[];
  offer_size: number;
  points: Points[];
  /** Blessing tokens by colour, where there are such. */
  blessings?: string[];
  /** Only for your own seat, like the next two. */
  hand?: Card[];
  offer?: Card[];
  pick?: Card | null;
  /** In a game of a campaign. */
  part?: Part;
}

/** The virtual player of the solo game. */
export interface Virtual {
  area: Location[];
  collection: Card[];
  line: Good[];
  /** The attack cards of the line, in the same order. */
  attacks: Card[];
  deck_size: number;
  faction_locations: number;
}

/** What is asked now: the kind of question and the card that asks. */
export interface Asked {
  kind: string;
  card?: Card;
  /** What is paid for. */
  purpose?: Purpose;
  n?: number;
  good?: Good;
  rewards?: Good[];
  /** What is done to what is chosen: `discard`, `raze`, `take` ... */
  aim?: string;
}

/** A card that lies open for a prayer. */
export interface PrayerCard {
  card: Card;
  /** Whether it lay under a location until it was used. */
  stored: boolean;
  /** Whether it matches. */
  lit: boolean;
  brings: Goods;
  /** The resource that may be spent for it. */
  spends: Good | null;
  /** Why it does not match; "": it does, or nobody knows yet. */
  why: "" | "no-colour" | "no-match";
}

/** A blessing token of who prays. */
export interface PrayerToken {
  token: string;
  lit: boolean;
  brings: Goods;
  spends: Good | null;
  /** The colour that it counts as; the tri-colour token has none before that is known. */
  colour: string;
  why: "" | "not-asked" | "needs-match";
}

/** What an answer within a prayer would bring. */
export interface PrayerChoice {
  colour: string;
  /** Of the two the one that is chosen; the other is "". */
  card: Card;
  brings: Goods;
  spends: Good | null;
  /** Whether every match brings that, the cards not being drawn yet. */
  each: boolean;
}

/** What so many matches bring together. */
export interface PrayerLeast {
  least: number;
  brings: Goods;
  reached: boolean;
}

/** A prayer, while it goes on or once it is over: everybody sees it (PRAYER-15). */
export interface Prayer {
  seat: number;
  /** The card that prays. */
  card: Card;
  /** So many cards are drawn for it. */
  n: number;
  /** Those that match, or can be named. */
  colours: string[];
  /** Whether one of them is named, before the draw or after it. */
  named: "" | "declare" | "choose";
  /** Whether it is known which colours match. */
  decided: boolean;
  /** Cards, or tokens in place of them; "": neither yet. */
  by: "" | "draw" | "tokens";
  cards: PrayerCard[];
  tokens: PrayerToken[];
  matches: number;
  least: PrayerLeast[];
  spent: Goods;
  /** All that it brings, once it is over. */
  brings: Goods;
  over: boolean;
  /** What is asked now, by answer. */
  choices: PrayerChoice[];
}

/** The end of a game. */
export interface Outcome {
  scores: number[];
  winners: number[];
  /** For each seat what is compared in turn: score, workers and resources left, cards in hand. */
  ties: number[][];
  rank: string;
  sources: Points[][];
}

/** The table of the card game as one seat, or a spectator, sees it. */
export interface View {
  game: "settlers";
  options: Options;
  round: number;
  /** How many there are. */
  rounds: number;
  phase: Phase;
  first: number;
  turn: number[];
  acted: boolean;
  asked: Asked | null;
  offer: Card[];
  common_deck: number;
  common_discard: Card[];
  /** Cards being razed, and instant cards being played, on their way to a pile. */
  razed: Card[];
  /** Cards that lie open for a prayer, until it is over. */
  shown?: Card[];
  /** The prayer that goes on. */
  prayer?: Prayer;
  /** In a game of a campaign. */
  goals?: Goal[];
  players: Player[];
  virtual?: Virtual;
  outcome?: Outcome;
}

export type Track = "walls" | "huts" | "granaries" | "bridges";

export type Resource = "wood" | "stone" | "food" | "gold";

export type Favor = "ally" | "gift" | "crops" | "export" | "coin";

export type RollPhase = "favor" | "develop" | "settlements" | "end";

/** What the dice show. */
export interface Dice {
  resources: Resource[];
  worker: number;
}

/** A building on somebody's Village sheet. */
export interface Building {
  slug: string;
  crossed: number[];
  complete: boolean;
  /** Whether it can be used this round. */
  active: boolean;
  /** Its underlined number now. */
  value: number;
  used: number;
  settlements: number;
}

/** What somebody has done this round. */
export interface Deeds {
  sections: Partial<Record<Track, number>>;
  village_areas: number;
  harvests: number;
  finished: number;
}

/** A settlement: by whose plan, on which sections. */
export interface Settlement {
  building: string;
  cells: string[];
}

/** A player's two sheets, pool and round. */
export interface Sheets {
  seat: number;
  sheet: string;
  tracks: Partial<Record<Track, number>>;
  /** The crossed areas of the first incomplete Granaries section. */
  half: number[];
  harvested: string[];
  /** Sections that belong to a settlement. */
  marked: string[];
  placed: Settlement[];
  buildings: Building[];
  dice: Dice;
  token: Favor | null;
  favor_used: boolean;
  actions: number;
  pool: Partial<Record<Resource, number>>;
  /** Whether dice may be rolled again. */
  window: boolean;
  ready: boolean;
  decided: boolean;
  settlements: number;
  earned: number;
  /** If the game ended now. */
  score: number;
  round: Deeds;
}

/** The end of a game. */
export interface RollOutcome {
  scores: number[];
  winners: number[];
  /** For each seat what is compared in turn: score, Bridges sections, harvested areas. */
  ties: number[][];
  rank: string;
  ranks: string[];
  sources: Points[][];
}

/** The table of the roll & write game; all see the same, but are asked different things. */
export interface RollView {
  game: "rollwrite";
  options: RollOptions;
  mode: Mode;
  round: number;
  /** How many there are. */
  rounds: number;
  phase: RollPhase;
  /** Who rolls. */
  active: number;
  turn: number[];
  dice: Dice;
  tokens: Favor[];
  free_tokens: Favor[];
  players: Sheets[];
  asked?: string;
  outcome?: RollOutcome;
}

export type Stage = "setup" | "game" | "end" | "inventions" | "provinces" | "empires" | "over";

export type Fall = "" | "twilight" | "inventions" | "goals";

export type Bonus = "location" | "card" | "deal" | "worker" | "gold" | "foundation" | "dove" | "bee" | "wall" | "bribe" | "faction-lore" | "common-lore" | "province-lore" | "triumph" | "relief" | "scouts" | "next-era";

export type Bonuses = Partial<Record<Bonus, number>>;

/** Spaces by track. */
export type Crossed = Partial<Record<Category, number>>;

export type Upkeep = "none" | "paid" | "missed";

export type Why = "completed" | "outlived" | "fallen";

export type NewEra = "" | "ancient" | "medieval" | "industrial" | "modern";

/** A space of a Progress track that brings something. */
export interface TrackSpace {
  space: number;
  bonus: Bonus;
}

/** A Progress track of a sheet. */
export interface ProgressTrack {
  category: Category;
  /** How long it is. */
  spaces: number;
  /** Crossed off so far; in a game with what its Goals have brought. */
  crossed: number;
  /** Crossed off when this game began: bonuses up to there are active (BONUS-1). */
  began: number;
  /** All that it can bring, the gate to the next era last. */
  bonuses: TrackSpace[];
  /** The next of them; None: the track is full. */
  next: TrackSpace | null;
}

/** A space of the Province map. */
export interface MapSpace {
  number: number;
  /** Its upkeep. */
  goods: Goods;
  crossed: boolean;
}

/** An empire sheet as it is written on. */
export interface EmpireSheet {
  name: string;
  faction: string;
  era: Era;
  tracks: ProgressTrack[];
  map: MapSpace[];
  /** The upkeep of all crossed-off spaces, as a game begins with it. */
  due: Goods;
  /** Active in the game that is on, or that has just ended; between games in the next one. */
  bonuses: Bonuses;
  /** The oldest first. */
  provinces: Card[];
  inventions: Card[];
  knowledge: number;
  /** Final scores of this empire, the oldest first. */
  scores: number[];
}

/** A seat of the campaign. */
export interface Ruler {
  seat: number;
  /** Points of the game that is on, else the last final score. */
  score: number;
  sheet: EmpireSheet;
  /** How many empires this player has had. */
  empires: number;
  /** Why the empire has fallen in this game. */
  fallen: Fall;
  /** Whether it has reached the Modern Era. */
  completed: boolean;
  retired: boolean;
  /** While decks are rebuilt the faction deck as it stands, as lines of a deck file. */
  deck?: string[];
}

/** An Invention of the deck of an era. */
export interface Wares {
  card: Card;
  price: number;
  colours: string[];
  /** Who owns it; nobody else can buy it. */
  owner: number | null;
  /** Replaced by this buyer a moment ago: in the deck again for the next one (INVENT-22). */
  set_aside: boolean;
  affordable: boolean;
  /** What of the buyer's own goes back into the deck for it. */
  replaces: Card[];
  /** Those who buy later from this deck and could pay it now. */
  wanted: number[];
}

/** The Invention deck of the era of who looks at it: a seat's own, else the buyer's. */
export interface Shop {
  /** For whom prices are compared. */
  seat: number;
  /** Whether it is this seat's turn to buy. */
  buying: boolean;
  era: Era;
  knowledge: number;
  /** In this shopping. */
  bought: Card[];
  /** All cards of that era by number, whoever owns them. */
  offers: Wares[];
}

/** What is asked between two games; within one the table says it. */
export interface Between {
  kind: "track" | "buy" | "province" | "field" | "empire" | "deck";
  seat: number;
  /** Of `track`: how many spaces there are to choose yet, this one included. */
  n?: number;
  /** Of `track`: those that are not full. */
  tracks?: Category[];
  /** Of `province`: the drawn cards, which only this seat sees. */
  provinces?: Card[];
  /** Of `province`: how many were drawn. */
  drawn?: number;
  /** Of `field`: the open spaces of the map. */
  fields?: number[];
  /** Of `empire`: those that nobody else has. */
  factions?: string[];
}

/** An Invention that was bought. */
export interface Purchase {
  card: Card;
  price: number;
  replaced: Card[];
}

/** A Goal of a game, and who has achieved it. */
export interface GoalMet {
  goal: string;
  category: Category;
  /** In the order in which they did. */
  by: number[];
  /** Those of them who were first: three spaces and the bonus. */
  first: number[];
}

/** What one game brought to one empire, step by step; what has not happened yet is not there. */
export interface Chapter {
  seat: number;
  /** Which of the player's empires it was, the first one is 1. */
  empire: number;
  faction: string;
  name: string;
  /** When the game began. */
  era: Era;
  /** VP of this game by source (`HOW` of the card game), Provinces and missed upkeep included. */
  points: Record<string, number>;
  upkeep: Upkeep;
  /** Spaces of the map whose upkeep was left out (BONUS-25). */
  spared: number[];
  /** The final score. */
  score: number;
  /** Whether it is on the sheet: not if the empire fell before (CSOLO-15). */
  written: boolean;
  /** Goals achieved, with the spaces that each brought. */
  goals: Record<string, number>;
  /** The winner's spaces. */
  advanced: Category[];
  /** All spaces crossed off in this game, by track. */
  spaces: Crossed;
  /** Entered in step 3; `modern`: the campaign is completed. */
  new_era: NewEra;
  /** Provinces that went back into the deck. */
  given_up: Card[];
  /** Gained in step 4: by `score` and by each lore. */
  knowledge: Record<string, number>;
  bought: Purchase[];
  province: Card | null;
  /** Provinces drawn and not kept. */
  discarded: Card[];
  /** The space of the map. */
  crossed: number | null;
  fell: Fall;
  /** The faction of the empire that was founded after the fall. */
  founded: string;
  retired: boolean;
}

/** One game of the campaign. */
export interface GameRecord {
  number: number;
  goals: GoalMet[];
  /** Of the game; alone nobody, if the virtual player was not beaten. */
  winners: number[];
  /** By seat, of those who took part. */
  chapters: Chapter[];
}

/** The end of the campaign. */
export interface CampaignResult {
  /** None: it is lost. */
  winners: number[];
  /** The last final score of each seat. */
  scores: number[];
  /** For each seat the crossed-off spaces of its last sheet, which break ties (ERA-16). */
  spaces: number[];
  why: Why;
}

/** A campaign as one seat, or a spectator, sees it. */
export interface CampaignView {
  game: "campaign";
  options: CampaignOptions;
  stage: Stage;
  round: number;
  /** The round of the game that is on, and how many it has. */
  rounds: number;
  /** Of the game that is on, or has just ended; in `setup` of the coming one. */
  number: number;
  /** Who must decide now. */
  turn: number[];
  asked: Between | null;
  players: Ruler[];
  /** Between games: those who still take part, in the order of steps 5 and 6. */
  order: number[];
  /** While Inventions are bought. */
  shop?: Shop;
  /** How many cards are left in it. */
  province_deck: number;
  province_discard: Card[];
  /** All games so far, the present one last once it is being scored. */
  chronicle: GameRecord[];
  /** Which seat of the campaign has which place at the table. */
  seated: number[];
  /** The card game that is on; until the next is dealt, the one that has just ended. */
  table?: View;
  outcome?: CampaignResult;
}

export type DeckFormat = "introductory" | "standard" | "open";

/** A deck of somebody's own as it was read: ready for the option `decks`, or for a seat. */
export interface Deck {
  /** Or `common`. */
  faction: string;
  lines: string[];
  name?: string;
}

/** A deck that can be played at once in the standard format. */
export interface ReadyDeck {
  faction: string;
  /** The box that it is played with; "": basic cards only. */
  mark: string;
  /** The boxes that must be on the table. */
  boxes: string[];
  lines: string[];
}

/** A deck that somebody builds, and what for. */
export interface DeckWish {
  /** Or `common`. */
  faction: Choice;
  /** As in a deck file; None: the deck that the format gives. */
  lines?: Lines | null;
  format?: DeckFormat;
  boxes?: Choice[];
  /** Cards that nobody may use. */
  bans?: Choice[];
  name?: Title;
}

/** A card with all its copies. */
export interface DeckCard {
  slug: string;
  copies: number;
  /** The box that it counts as; "": basic. */
  mark: string;
}

/** A card in a deck. */
export interface DeckPile {
  slug: string;
  copies: number;
  /** How many copies there are. */
  of: number;
  mark: string;
}

/** A rule that the format has for a deck, and what is broken of it. */
export interface DeckRule {
  name: "size" | "sets" | "whole" | "boxes" | "own" | "copies" | "bans";
  text: string;
  clause: string;
  /** What the deck has of it. */
  figure: string;
  broken: Sentence[];
}

/** What there is more of in a deck, or less. */
export interface DeckChange {
  colours?: Record<string, number>;
  /** Cards that bring a good. */
  goods?: Record<string, number>;
  /** Pieces that all cards cost together. */
  cost?: number;
}

/** A card that could be there in place of another. */
export interface DeckSwap {
  slug: string;
  mark: string;
  /** The deck after it. */
  lines: string[];
  change: DeckChange;
  /** Why it cannot; None: it can. */
  why?: Sentence | null;
}

/** What went out of the format's own deck, and what came in for it. */
export interface DeckSwapped {
  out: string | null;
  new: string | null;
}

/** Something that brings a broken deck nearer to one that can be played. */
export interface DeckMend {
  text: string;
  lines: string[];
}

/** What there is to see of a deck: numbers of cards, copies counted. */
export interface DeckGlance {
  cards: number;
  /** By pieces to pay. */
  costs: Record<number, number>;
  /** What all cost together, by good; `location` among them. */
  prices: Record<string, number>;
  /** How many bring a good. */
  goods: Record<string, number>;
  colours: Record<string, number>;
  kinds: Record<string, number>;
  /** How many bring points in play. */
  scoring: number;
  /** Points at the end if all of them stand. */
  worth: number;
}

/** A deck with all that can be done about it. */
export interface DeckBench {
  faction: string;
  lines: string[];
  /** As a deck file. */
  text: string;
  piles: DeckPile[];
  outside: DeckCard[];
  rules: DeckRule[];
  /** For each card of the deck what may come in for it. */
  swaps: Record<string, DeckSwap[]>;
  mends: DeckMend[];
  /** All that is otherwise than in the format's own deck. */
  swapped: DeckSwapped[];
  glance: DeckGlance;
  /** Why not every card is offered. */
  only: Sentence;
  /** Whether the format leaves nothing to choose. */
  fixed: boolean;
  /** Whether cards may be put in and taken out at will. */
  free: boolean;
  /** Lines that are no cards here. */
  unread: Sentence[];
}

/** A piece of a card's formula. */
export interface Token {
  kind: "good" | "colour" | "text" | "arrow" | "slash" | "colon" | "location" | "deal" | "samurai" | "foundation";
  /** The good or the colour; of a text the text itself. */
  what?: string;
  n?: number;
  /** The icon that stands for a text; of a slash `per`, if it means that. */
  sign?: string;
}

/** One thing that a card does: in words, and as a formula. */
export interface Ability {
  kind: "production" | "feature" | "action" | "bonus";
  text: Sentence;
  formula?: Token[];
}

/** All facts of a card. Copies that differ in print are cards of their own. */
export interface CardFace {
  numbers: Card[];
  slug: string;
  name: string;
  /** `common`, a faction, `attack`; of a campaign `province`, `invention`, `goal`. */
  faction: string;
  kind: Row;
  colours: string[];
  cost: Goods;
  /** Whether a location or foundation is given up for it. */
  location: boolean;
  raze: Goods;
  deal: Good | null;
  worth: number;
  abilities: Ability[];
  art: string;
  /** Where its effect comes from: `seed`, `public`, `house`. */
  source: string;
  /** How often its action can be used in a round. */
  uses?: number;
  /** The box that it comes from; of the base game none. */
  box?: string;
  /** What it counts as in a deck; of a basic card none. */
  mark?: string;
  /** A production that rivals can visit; a place for goods; a card that is played, not built. */
  form?: "open" | "storage" | "instant" | null;
  /** How many goods or cards a storage keeps; 0: as many as there are. */
  shelf?: number;
  /** Whether a defense token is printed on it. */
  shielded?: boolean;
  /** Of an Invention, in knowledge. */
  price?: number;
  /** Of an Invention. */
  era?: Era | null;
  /** Of a Goal. */
  category?: Category | null;
  /** Of a Goal: what has to be done or had, without what that brings. */
  asks?: string;
}

/** A faction and its board. */
export interface FactionFace {
  slug: string;
  name: string;
  /** What its board gives each round. */
  goods: Goods;
  keeps: Good[];
}

/** All cards and factions of the game in one language. */
export interface Library {
  language: Language;
  version: string;
  cards: CardFace[];
  factions: FactionFace[];
}

/** What a player lost by another's doing. */
export interface Loss {
  seat: number;
  /** The virtual player's number is 1. */
  by: number;
  /** `taken` and `blocked`: for this round. */
  how: "razed" | "discarded" | "taken" | "blocked" | "attacked" | "undealt" | "stolen";
  card?: Card | null;
  /** What left the supply. */
  goods?: Goods;
  /** What every production phase brings less, as far as the card alone says it. */
  yields?: Goods;
  /** What final scoring brings less. */
  points?: number;
  /** What came in its place. */
  got?: Goods;
  foundation?: boolean;
}

/** A line of the log with what came of it. */
export interface Entry {
  /** How many moves had been made when it was complete: the moment that it shows. */
  at: number;
  text: Sentence;
  seat?: number | null;
  more?: Sentence[];
  /** The moves in notation, as far as this seat may read them. */
  moves?: string[];
  /** What was done, for programs: `build`, `draft`, `raze` ... */
  verb?: string;
  /** The same in words, without the name of who did it. */
  did?: Sentence;
  /** What others lost by it. */
  losses?: Loss[];
  /** Prayers that were answered in it. */
  prayers?: Prayer[];
  /** What happened beside the game: `undone`, `expired` ...; "" for a line of the game. */
  note?: string;
}

/** Goods that a card gave to a player since the last view: what the page lets travel. */
export interface Gain {
  seat: number;
  good: Good;
  n: number;
  card: Card;
}

/** A legal move: its notation, which is what the page sends back, its words, and its place. */
export interface Offer {
  text: string;
  label: Sentence;
  /** `build`, `choose` ...: the first word of the notation. */
  verb: string;
  /** Where its card lies; None: it is not made on a card. */
  zone?: Zone | null;
  /** Whose empire or deals; the virtual player's number is 1. */
  holder?: number | null;
  /** The cards it can be made on: copies alike all stand here. */
  cards?: Card[];
  /** What is paid, chosen, kept or fetched by workers. */
  goods?: Goods;
  /** How often a location is used at once. */
  times?: number;
  /** The player who is chosen. */
  seat?: number | null;
  /** The deck that is drawn from. */
  deck?: "common" | "faction" | null;
  /** The colour that is named, or the blessing that is chosen: `brown`, `tricolour`. */
  colour?: string | null;
  /** In the roll & write game: where on the sheets it is made, as `track/walls/4`. */
  place?: string;
  /** Other places where it can be made: an area alike, what allows it. */
  also?: string[];
  /** The sections that a settlement takes. */
  cells?: string[];
  /** What it changes: goods, `actions`, `vp`; losses are below 0. Passing: what cleanup takes. */
  brings?: Record<string, number>;
}

/** What cannot be done, and why: one sentence with its clauses, nearest first. */
export interface Refusal {
  reason: string;
  clauses: string[];
  text?: Sentence;
  /** The move in words: `Build Mill`. */
  label?: string;
  facts?: Record<string, string | number>;
  /** The first word of its notation. */
  verb?: string;
}

/** An open production of another player that takes no worker now. */
export interface Shut {
  holder: number;
  card: Card;
  why: Refusal;
}

/** An own card that is given up. */
export interface Given {
  zone: Zone;
  card: Card;
}

/** What a move gives up, pays and gets, as far as it is sure. */
export interface Ledger {
  gives?: Given[];
  /** Whether what is given up is still to be chosen. */
  asks?: boolean;
  pays?: Goods;
  gains?: Goods;
  /** Cards to be drawn. */
  draws?: number;
  /** What each production phase brings more, or less. */
  rounds?: Goods;
  /** What final scoring brings more, or less. */
  ends?: number;
}

/** What can and cannot be done with a card, or at a place. */
export interface Looked {
  type: "looked";
  answer: number;
  at: number;
  /** For each legal move there what it changes in your own supply; losses are below 0. */
  ledgers: Record<string, Ledger>;
  refusals: Refusal[];
}

/** What a good player would do, and why. */
export interface Hint {
  type: "hint";
  answer: number;
  text: string;
  /** The move as a button says it. */
  label: Sentence;
  /** In the roll & write game what it changes at once: goods, `actions`, `vp`. */
  now?: Record<string, number>;
  /** Another move that is as good, nearly. */
  alike?: Sentence;
  /** The best of those that are not. */
  other?: Sentence;
  /** So many points are lost by it. */
  ahead?: number;
  /** Half of the 95 % interval of that. */
  within?: number;
  /** What makes the difference, as in a review. */
  why?: Sentence[];
  /** Whether a closer look follows, as another answer to the same question. */
  more?: boolean;
}

export type Zone = "hand" | "offer" | "empire" | "deals" | "foundations";

export type Level = "easy" | "normal" | "hard" | "expert" | "master";

export type Speed = "slow" | "normal" | "fast" | "at-once";

export type Seat = number;

export type Name = string;

export type Title = string;

/** A faction or a sheet. */
export type Choice = string;

/** The lines of a deck file. */
export type Lines = string[];

/** 128 random bits. */
export type Key = string;

export type Id = number;

/** Make a move, in notation, in the game as the view with this stamp showed it. */
export interface Move {
  type: "move";
  id: Id;
  stamp: Id;
  text: string;
  /** Whether the turn ends with it if nothing but tokens could be placed any more. */
  ends: boolean;
}

/** Take the last move back. */
export interface Undo {
  type: "undo";
  id: Id;
  stamp: Id;
}

/** Ask the others to let this seat take its last move back. */
export interface AskUndo {
  type: "ask-undo";
  id: Id;
  stamp: Id;
}

/** Agree to what somebody asks, or not; who asked thinks better of it. */
export interface AnswerUndo {
  type: "answer-undo";
  id: Id;
  plea: Id;
  agrees: boolean;
}

/** What can be done with this card, and why not? */
export interface Look {
  type: "look";
  id: Id;
  stamp: Id;
  zone: Zone;
  holder: number;
  card: string;
}

/** What can be done at this place of the sheets, and why not? */
export interface LookAt {
  type: "place";
  id: Id;
  stamp: Id;
  place: string;
}

/** What would you do? (Where only bots play along.) */
export interface AskHint {
  type: "hint";
  id: Id;
  stamp: Id;
}

/** How did the table look after so many moves? */
export interface AskMoment {
  type: "moment";
  id: Id;
  at: Id;
}

/** Say something to the table. */
export interface Speak {
  type: "say";
  id: Id;
  text: string;
}

/** From now on in this language. */
export interface Tongue {
  type: "language";
  language: Language;
}

/** Whether this seat wants to be asked in cleanup what it keeps, even where all can be kept. */
export interface Keeping {
  type: "keeping";
  ask: boolean;
}

/** How fast bots should be for whoever sits here; `skip`: at once, until this seat is asked. */
export interface Pace {
  type: "pace";
  speed: Speed;
  skip: boolean;
}

/** Whether somebody can see the page; whoever cannot is told of their turn by other means. */
export interface Sight {
  type: "sight";
  visible: boolean;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

export type FromPage = Move | Undo | AskUndo | AnswerUndo | Look | LookAt | AskHint | AskMoment | Speak | Tongue | Keeping | Pace | Sight | Ping;

/** The key for which a browser subscribes to notices; "" where this server sends none. */
export interface PushKey {
  key: string;
}

export type Endpoint = string;

/** A browser that wants to be told of its seat's turns: what `PushSubscription` says of it. */
export interface PushDevice {
  endpoint: Endpoint;
  p256dh: string;
  auth: string;
}

/** A browser that is told of its seat's turns. */
export interface PushedTo {
  endpoint: Endpoint;
}

export type PuzzleGoal = "game" | "round" | "move";

/** The moves of an answer, in notation. */
export type PlayedMoves = string[];

/** A puzzle as lists show it. */
export interface PuzzleInfo {
  number: number;
  game: GameName;
  /** Most points at the end of the game; by the end of this round; the best move on average. */
  goal: PuzzleGoal;
  /** From 1 (all bots but the weakest find it) to 5 (none does). */
  level: number;
  title: string;
  where: string;
  round: number;
  players: number;
  /** In the card game. */
  faction?: string;
  boxes?: string[];
  /** In the roll & write game. */
  mode?: string;
}

/** All of them. */
export interface Puzzles {
  puzzles: PuzzleInfo[];
  /** What the levels are called, the first of them first. */
  levels: string[];
}

/** The puzzle of a day. */
export interface Daily {
  number: number;
}

/** An answer as far as it goes: own moves from the position on; ends of turns are left out. */
export interface PuzzleAnswer {
  moves: PlayedMoves;
}

/** What can be done with a card, or at a place, after so many moves. */
export interface PuzzleLook {
  moves: PlayedMoves;
  zone?: Zone;
  holder?: number;
  card?: string;
  /** Of the sheets; "": a card. */
  place?: string;
}

/** What something brings. */
export interface PuzzlePart {
  label: string;
  points: number;
}

/** A line to its end: its moves, and what they bring. */
export interface PuzzleLine {
  moves: Sentence[];
  parts?: PuzzlePart[];
}

/** What an answer is worth. */
export interface PuzzleVerdict {
  right: boolean;
  heading: string;
  /** What the best line has over it: where its points come from, not its moves. */
  why?: string[];
  /** The answer as it was played, or goes on at best. */
  line?: PuzzleLine | null;
  /** Whether it was played to its end. */
  ended?: boolean;
}

/** A puzzle as somebody plays it. */
export interface PuzzleState {
  puzzle: PuzzleInfo;
  task: string;
  level: string;
  table: TableInfo;
  seat: number;
  seen: Seen;
  /** Those made so far, as the page sends them back. */
  moves?: string[];
  /** None: the answer is open. */
  verdict?: PuzzleVerdict | null;
}

/** Another first move. */
export interface FirstMove {
  move: string;
  label: Sentence;
  /** What it comes to at best; of a best move, what it loses. */
  points: number;
  within?: number;
  best?: boolean;
}

/** The answer. */
export interface Solution {
  line: PuzzleLine;
  /** All first moves, best first. */
  firsts: FirstMove[];
  /** How sure it is. */
  sure: string;
}

/** Play on from a moment of a finished game, at one seat, against bots. */
export interface Fork {
  name: Name;
  at: number;
  seat: Seat;
  level: Level;
}

/** A finished game, or an uploaded journal: who played and how long it is. */
export interface Replay {
  id: string;
  table: TableInfo;
  moves: number;
  /** The moments at which a round begins. */
  marks: number[];
  /** Whether the game was played to its end. */
  complete: boolean;
}

/** A replay after so many moves, through somebody's eyes. */
export interface Moment {
  at: number;
  /** The last move in notation. */
  move: string;
  /** The same as a button says it. */
  label: Sentence;
  by: number | null;
  view: AnyView;
  /** Entries that came with this moment; each has its own `at`. */
  log: Entry[];
}

/** A seat as its table's host wants it. */
export interface SeatWish {
  /** None: a person. */
  bot?: Level | null;
  /** Or, in the roll & write adventure, the sheet; None: random. */
  faction?: Choice | null;
  /** The faction's deck as lines of a deck file; []: the usual one. */
  deck?: Lines;
}

/** A table as its host wants it; seat 0 is the host's. */
export interface TableWish {
  lookout?: Lookout;
  peaceful?: boolean;
  peaceful_drafts?: 1 | 2;
  robbers_cut_routes?: boolean;
  boxes?: string[];
  format?: Format;
  bans?: string[];
  visit_passed?: boolean;
  virtual_faction?: Virtual_Faction;
  five_players?: boolean;
  decks?: Record<string, string[]>;
  mode?: Mode;
  upkeep_gold?: boolean;
  play_on?: boolean;
  rebuild?: boolean;
  names?: string[];
  seats: SeatWish[];
  title?: Title;
  public?: boolean;
  game?: GameName;
  clock?: Clock | null;
}

/** Make a table; with `start` the game begins at once. */
export interface NewTable {
  name: Name;
  table: TableWish;
  start?: boolean;
  /** A lesson of the game, begun at once; no more of `table` is looked at. */
  lesson?: string;
}

/** A seat that somebody has taken: the key opens it on another device too. */
export interface Seated {
  table: string;
  seat: number;
  key: Key;
}

/** Take the next free seat, or the seat that the key opens. */
export interface Join {
  name: Name;
  key?: Key | null;
}

/** Show a key; the answer brings the cookie. */
export interface Enter {
  key: Key;
}

/** The keys that a host can hand out. */
export interface Links {
  invite: Key;
  watch: Key;
  /** Of seats that nobody has taken yet. */
  seats: Record<number, Key>;
}

/** What somebody changes about their own seat before the game: name, faction, deck. */
export interface SeatChange {
  name?: Name;
  faction?: Choice | null;
  /** Another faction has its usual deck until somebody chooses one. */
  deck?: Lines;
}

/** Why a request could not be followed. */
export interface Problem {
  code: string;
  text: Sentence;
  where?: string;
  clauses?: string[];
}

/** A clause of the rulebook. */
export interface ClauseText {
  id: string;
  text: Sentence;
  translated?: boolean;
}

/** What begins with an area: a box, the rulings; in a few words what it is about. */
export interface Part {
  title: string;
  text: Sentence;
}

/** A chapter of the rulebook. */
export interface Area {
  id: string;
  game: GameName;
  title: string;
  clauses: ClauseText[];
  /** Only judges and programs need it. */
  internal?: boolean;
  /** The part of the book that begins here. */
  part?: Part | null;
}

/** What people look for: its names, the rulebook's own first, and the clauses that define it. */
export interface Term {
  names: string[];
  clauses: string[];
}

/** The rulebook in one language. */
export interface Rulebook {
  language: Language;
  areas: Area[];
  terms: Term[];
}

/** A part of a sentence that can be drawn: a clause, so many of a good, a number. */
export interface Piece {
  /** Its words. */
  text: string;
  /** Whether it is the name of a clause. */
  clause?: boolean;
  good?: Good | null;
  /** What stands beside the icon of the good. */
  beside?: string;
  /** Whether settlements raise the number. */
  raised?: boolean;
}

/** Plain text, or pieces where there is something to draw. */
export type Sentence = string | (string | Piece)[];

/** The first message: the table, the seat of this socket (None: a spectator), the chat. */
export interface Hello {
  type: "hello";
  version: string;
  table: TableInfo;
  seat: number | null;
  chat: Said[];
}

/** Something about the table or its seats has changed. */
export interface TableMessage {
  type: "table";
  table: TableInfo;
}

/** The game as this socket may see it now. */
export interface Seen {
  type: "view";
  /** How many moves have been made. */
  at: number;
  /** What a move must name that answers this view. */
  stamp: number;
  view: AnyView;
  /** Entries of the log from this one on are new or changed; there are no others after them. */
  log_from: number;
  log: Entry[];
  /** The question in words, if this seat is asked. */
  ask?: Sentence;
  /** The legal moves of this seat. */
  offers?: Offer[];
  /** Cards in hand that cannot be built now; without sentences. */
  blocked?: Record<Card, Refusal>;
  /** Open productions of others that cannot be visited now. */
  shut?: Shut[];
  /** In the roll & write game: what each own building does this round, in words. */
  standings?: Record<string, string>;
  gains?: Gain[];
  undo?: boolean;
  /** Why nothing can be taken back. */
  no_undo?: Sentence;
  /** Whether this seat can ask the others to agree. */
  asks?: boolean;
  plea?: UndoPlea | null;
  /** Seats whose bot thinks. */
  thinking?: number[];
  clocks?: Time[];
  /** The message that this answers. */
  answer?: number | null;
}

/** The table as this socket could see it after so many moves. */
export interface Earlier {
  type: "moment";
  answer: number;
  at: number;
  view: AnyView;
}

/** Somebody said something. */
export interface Chat {
  type: "chat";
  said: Said;
}

/** Which bots think now. */
export interface Thinking {
  type: "thinking";
  seats: number[];
}

/** A message that could not be followed: a move that the rules forbid, or another mistake. */
export interface No {
  type: "no";
  /** `refused`: by the rules. `stale`: the game has moved on. Others name a mistake. */
  code: string;
  text: Sentence;
  answer?: number | null;
  clauses?: string[];
}

/** Still here. */
export interface Pong {
  type: "pong";
}

export type FromServer = Hello | TableMessage | Seen | Looked | Hint | Earlier | Chat | Thinking | No | Pong;

export type Depth = "quick" | "usual" | "deep";

export type Mark = "best" | "good" | "inaccuracy" | "mistake" | "blunder";

export type LeftKind = "thrown" | "workers" | "early-pass" | "razed";

export type At = number;

/** A review to be made, or joined where it is being made. */
export interface ReviewWish {
  depth?: Depth;
  /** Of a campaign which of its games; 0: the last. */
  game?: number;
}

/** A move, and what is expected after it. */
export interface Line {
  /** In notation. */
  move: string;
  label: Sentence;
  /** Expected final margin in points over the best rival; alone, the score. */
  margin: number;
  /** Half of its 95 % interval. */
  within: number;
  /** To win, from 0 to 1. */
  chance: number;
  /** Points less than the best move, on the same deals. */
  loss?: number;
  /** Half of the 95 % interval of the loss. */
  loss_within?: number;
  played?: boolean;
  /** How it goes on in the deal that is most usual: the next own moves. */
  goes_on?: Sentence[];
  /** Expected final points of the seat; told with `points`. */
  score?: number;
  /** Where they come from, by source; told where `why` is. */
  points?: Record<string, number>;
}

/** What is expected at a moment. */
export interface Expected {
  margin: number;
  within: number;
  chance: number;
}

/** A decision of a seat, judged by what the seat could know then. */
export interface Decided {
  /** The moment before it, as replays count them; `at + 1` is what came of it. */
  at: number;
  seat: number;
  round: number;
  /** The number of the seat's turn in the round, from 1; 0 outside the action phase. */
  turn: number;
  /** What was asked: `turn`, `draft` ... */
  asked: string;
  mark: Mark;
  /** Best first, at most four; the played one is always among them. */
  lines: Line[];
  /** Points of margin that the played move lost against the best; 0 where it is the best. */
  loss?: number;
  /** Half of the 95 % interval of the loss. */
  within?: number;
  /** Of the chance to win, what it lost. */
  chance?: number;
  /** Best, and not what is best at a first look: well seen. */
  hard?: boolean;
  /** With the best move. */
  before?: Expected | null;
  /** With the played move. */
  after?: Expected | null;
  /** What makes the difference, most telling first, at most three. */
  why?: Sentence[];
}

/** What is expected for each seat, each by what it knows itself. */
export interface CurvePoint {
  at: number;
  round: number;
  margin: number[];
  chance: number[];
  /** Who decides here; None: the start, and the end. */
  by?: number | null;
}

/** A moment at which the game turned. */
export interface Turning {
  /** From 1, in the order of the game. */
  number: number;
  /** The moment before it. */
  at: number;
  /** Whose chance changed. */
  seat: number;
  /** Of the chance to win, from -1 to 1. */
  change: number;
  /** Of the margin. */
  points: number;
  /** Whether cards, dice and what rivals held did it, or a decision. */
  luck: boolean;
  text: Sentence;
}

/** Points that a seat has left lying. */
export interface Left {
  kind: LeftKind;
  at: number;
  round: number;
  /** About so many. */
  points: number;
  text: Sentence;
}

/** A player in short: start + luck + play + rivals is the margin. */
export interface ReviewSeat {
  seat: number;
  score: number;
  /** Over the best rival; alone, the score. */
  margin: number;
  /** The margin expected at the seat's first decision. */
  start: number;
  /** What cards, dice and what rivals held brought. */
  luck: number;
  /** What the own decisions cost against the best ones found; never above 0. */
  play: number;
  /** What the rivals' decisions changed. */
  rivals: number;
  /** Half of the 95 % interval of `play`; with as much less or more `luck` changes. */
  within: number;
  /** Those where there was something to decide. */
  decisions: number;
  best: number;
  marks: Record<string, number>;
  left: Left[];
}

/** A game looked at again. */
export interface Review {
  depth: Depth;
  /** The bot that plays the lines on and judges: `learned`, `greedy`. */
  by: string;
  /** On how many deals the last candidates of a decision are compared. */
  deals: number;
  /** A figure is usually good to so many points. */
  within: number;
  /** Of a campaign which of its games; else 0. */
  game: number;
  /** Where points come from, in the order of drawing: the kinds of the end screen. */
  sources: string[];
  /** Empty until all is judged, as are `turning` and the ends of lists below. */
  seats: ReviewSeat[];
  curve: CurvePoint[];
  /** At most five, in the order of the game. */
  turning: Turning[];
  decisions: Decided[];
}

/** How far a review is. */
export interface ReviewState {
  status: "none" | "waiting" | "running" | "done" | "failed";
  done?: number;
  /** Decisions. */
  total?: number;
  depth?: Depth;
  /** About so long it still takes; 0: nobody knows. */
  seconds?: number;
  /** Why there can be none, or why it failed: a sentence. */
  why?: string;
  /** Of a campaign, those that can be reviewed. */
  games?: number[];
  /** As far as it is; left out where the caller knows it already. */
  review?: Review | null;
}

/** A move that somebody would rather have made. */
export interface Try {
  at: At;
  move: string;
  game: number;
}

/** What it would have been worth. */
export interface Tried {
  mark: Mark;
  line: Line;
  best: Line;
  /** What the best move has over it; empty where it is as good. */
  why: Sentence[];
}

/** Seconds for each decision, and a reserve for the whole game. */
export interface Clock {
  move: number;
  reserve: number;
}

/** The clock of a seat: what is left, in seconds, and whether it runs. */
export interface Time {
  move: number;
  reserve: number;
  runs?: boolean;
}

/** Who sits where. */
export interface SeatInfo {
  /** "" : nobody yet. */
  name?: string;
  /** The bot that sits here, or stands in for whoever left. */
  bot?: Level | null;
  /** Or, in the roll & write game, the sheet; None: random. */
  faction?: string | null;
  /** Whether somebody at this seat is connected. */
  here?: boolean;
  left?: boolean;
  resigned?: boolean;
  /** Whether whoever sits here has asked for a rematch. */
  rematch?: boolean;
  /** Why a bot stands in: whoever sat here left, ran out of time, or was gone when it ran out. */
  why?: "" | "left" | "time" | "gone";
  /** Of a free seat of a rematch: for whom it is kept. */
  awaits?: string;
  /** The deck that is played here, as lines of a deck file; []: the usual one. Decks are open. */
  deck?: string[];
  /** The game of a campaign from which whoever left plays again; 0: nobody knows. */
  until?: number;
  /** Whether another person can take this seat over now, between two games. */
  deserted?: boolean;
}

/** A table as everybody at it may know it. */
export interface TableInfo {
  lookout: Lookout;
  peaceful: boolean;
  peaceful_drafts: 1 | 2;
  robbers_cut_routes: boolean;
  boxes?: string[];
  format?: Format;
  bans?: string[];
  visit_passed?: boolean;
  virtual_faction?: Virtual_Faction;
  five_players?: boolean;
  decks?: Record<string, string[]>;
  mode?: Mode;
  upkeep_gold: boolean;
  play_on: boolean;
  rebuild: boolean;
  names?: string[];
  id: string;
  title: string;
  status: "waiting" | "running" | "finished";
  public: boolean;
  seats: SeatInfo[];
  clock?: Clock | null;
  game?: GameName;
  /** The lesson of its game that is taught here. */
  lesson?: string;
  round?: number;
  watching?: number;
  /** When it was made, in seconds since 1970; as is the next. */
  made?: number;
  changed?: number;
  /** The table or journal that this game was played on from. */
  origin?: string | null;
  /** The rematch. */
  next?: string | null;
  /** The seats that must decide. */
  turn?: number[];
  /** How many were made. */
  moves?: number;
  /** Of a game that was played to its end, for each seat; as is the next. */
  scores?: number[];
  /** 1 is a winner's; alone it says whether the game was won. */
  places?: number[];
  /** How many there are; 0: nobody plays yet, or an older version has noted the table. */
  rounds?: number;
}

/** A line of the chat. */
export interface Said {
  number: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
}

/** Somebody asks to take their own last move back, with everything that followed. */
export interface UndoPlea {
  number: number;
  seat: number;
  /** What that move was, in words without a name. */
  what: string;
  /** The seats that have not answered yet. */
  open: number[];
}

/** All facts of a building of the roll & write game. */
export interface BuildingFace {
  slug: string;
  code: string;
  name: string;
  /** What each of its areas costs; none: it is pre-built. */
  areas: (Partial<Record<Resource, number>>)[];
  /** The rows of its settlement plan, `##.`; none: it has no plan. */
  plan: string[];
  /** What it does. */
  text: Sentence;
  /** The same with its number raised by one, two ... settlements. */
  raised: Sentence[];
  value: number;
  underlined: boolean;
  star: boolean;
  form: string;
  /** What it can bring: goods, `action`, `vp`, `harvest`, `discount`, `reroll`. */
  gives: string[];
  source: string;
}

/** A Village sheet. */
export interface SheetFace {
  slug: string;
  name: string;
  buildings: string[];
  source: string;
}

/** A section of a track: its areas and what the track is worth up to it. */
export interface Section {
  areas: (Partial<Record<Resource, number>>)[];
  value: number;
}

/** A harvest area of a field. */
export interface HarvestArea {
  name: string;
  goods: Partial<Record<Resource, number>>;
}

/** A name, and what it means. */
export interface Named {
  name: string;
  text: Sentence;
}

/** A rank and the least score that earns it. */
export interface Rank {
  slug: string;
  name: string;
  least: number;
}

/** The Empire sheet, all Village sheets and the words of the roll & write game. */
export interface Villages {
  language: Language;
  version: string;
  tracks: Partial<Record<Track, Section[]>>;
  fields: HarvestArea[][];
  sheets: SheetFace[];
  buildings: BuildingFace[];
  favors: Partial<Record<Favor, Named>>;
  /** Of tracks, phases, modes, ranks, goods and sources of points: `track-walls`. */
  names: Record<string, string>;
  ranks: Rank[];
}

/** An option of a game that people choose before it, and when it matters. */
export interface Option {
  name: Exclude<keyof TableWish, "seats" | "title" | "public" | "game" | "clock">;
  kind: "choice" | "flag" | "number";
  values: readonly (string | number | boolean)[];
  usual: string | number | boolean;
  when: {
    seats: number;
    options: Readonly<Record<string, string | number | boolean>>;
    parts: readonly string[];
    given: readonly (keyof TableWish)[];
    most: number;
  };
}

export const OPTIONS: Readonly<Record<GameName, readonly Option[]>> = {
  "settlers": [
    {
      "name": "lookout",
      "kind": "choice",
      "values": [
        "standard",
        "alternative",
        "advanced"
      ],
      "usual": "standard",
      "when": {
        "seats": 2,
        "options": {},
        "parts": [],
        "given": [],
        "most": 0
      }
    },
    {
      "name": "peaceful",
      "kind": "flag",
      "values": [
        false,
        true
      ],
      "usual": false,
      "when": {
        "seats": 2,
        "options": {},
        "parts": [],
        "given": [],
        "most": 0
      }
    },
    {
      "name": "peaceful_drafts",
      "kind": "number",
      "values": [
        1,
        2
      ],
      "usual": 1,
      "when": {
        "seats": 2,
        "options": {
          "peaceful": true,
          "lookout": "standard"
        },
        "parts": [],
        "given": [],
        "most": 0
      }
    },
    {
      "name": "robbers_cut_routes",
      "kind": "flag",
      "values": [
        false,
        true
      ],
      "usual": false,
      "when": {
        "seats": 2,
        "options": {},
        "parts": [
          "barbarians",
          "japan"
        ],
        "given": [],
        "most": 0
      }
    },
    {
      "name": "format",
      "kind": "choice",
      "values": [
        "introductory",
        "standard",
        "open"
      ],
      "usual": "introductory",
      "when": {
        "seats": 1,
        "options": {},
        "parts": [],
        "given": [
          "boxes"
        ],
        "most": 0
      }
    },
    {
      "name": "visit_passed",
      "kind": "flag",
      "values": [
        false,
        true
      ],
      "usual": false,
      "when": {
        "seats": 2,
        "options": {},
        "parts": [],
        "given": [
          "boxes"
        ],
        "most": 0
      }
    },
    {
      "name": "virtual_faction",
      "kind": "choice",
      "values": [
        "none",
        "barbarians",
        "rome"
      ],
      "usual": "none",
      "when": {
        "seats": 1,
        "options": {},
        "parts": [],
        "given": [
          "boxes"
        ],
        "most": 1
      }
    },
    {
      "name": "five_players",
      "kind": "flag",
      "values": [
        false,
        true
      ],
      "usual": false,
      "when": {
        "seats": 5,
        "options": {},
        "parts": [],
        "given": [
          "boxes"
        ],
        "most": 0
      }
    }
  ],
  "rollwrite": [
    {
      "name": "mode",
      "kind": "choice",
      "values": [
        "basic",
        "advanced",
        "adventure"
      ],
      "usual": "basic",
      "when": {
        "seats": 1,
        "options": {},
        "parts": [],
        "given": [],
        "most": 0
      }
    }
  ],
  "campaign": [
    {
      "name": "lookout",
      "kind": "choice",
      "values": [
        "standard",
        "alternative",
        "advanced"
      ],
      "usual": "standard",
      "when": {
        "seats": 2,
        "options": {},
        "parts": [],
        "given": [],
        "most": 0
      }
    },
    {
      "name": "robbers_cut_routes",
      "kind": "flag",
      "values": [
        false,
        true
      ],
      "usual": false,
      "when": {
        "seats": 2,
        "options": {},
        "parts": [
          "barbarians",
          "japan"
        ],
        "given": [],
        "most": 0
      }
    },
    {
      "name": "format",
      "kind": "choice",
      "values": [
        "introductory",
        "standard",
        "open"
      ],
      "usual": "introductory",
      "when": {
        "seats": 1,
        "options": {},
        "parts": [],
        "given": [
          "boxes"
        ],
        "most": 0
      }
    },
    {
      "name": "visit_passed",
      "kind": "flag",
      "values": [
        false,
        true
      ],
      "usual": false,
      "when": {
        "seats": 2,
        "options": {},
        "parts": [],
        "given": [
          "boxes"
        ],
        "most": 0
      }
    },
    {
      "name": "virtual_faction",
      "kind": "choice",
      "values": [
        "none",
        "barbarians",
        "rome"
      ],
      "usual": "none",
      "when": {
        "seats": 1,
        "options": {},
        "parts": [],
        "given": [
          "boxes"
        ],
        "most": 1
      }
    },
    {
      "name": "upkeep_gold",
      "kind": "flag",
      "values": [
        true,
        false
      ],
      "usual": true,
      "when": {
        "seats": 1,
        "options": {},
        "parts": [],
        "given": [],
        "most": 0
      }
    },
    {
      "name": "play_on",
      "kind": "flag",
      "values": [
        false,
        true
      ],
      "usual": false,
      "when": {
        "seats": 3,
        "options": {},
        "parts": [],
        "given": [],
        "most": 0
      }
    },
    {
      "name": "rebuild",
      "kind": "flag",
      "values": [
        false,
        true
      ],
      "usual": false,
      "when": {
        "seats": 1,
        "options": {},
        "parts": [],
        "given": [],
        "most": 0
      }
    }
  ]
};
