/** A journal from a file becomes a replay. */
import { useState } from "preact/hooks";
import { readJournal } from "../lib/api";
import { t } from "../lib/i18n";
import { go } from "../lib/route";
import { Icon } from "../ui/Icon";
import { cx } from "../ui/cx";
import { useDoing } from "./doing";

/** The server takes no larger one; no game comes near. */
const LARGEST = 512 * 1024;

export function Upload() {
  const doing = useDoing();
  const [over, setOver] = useState(false);
  const read = (file: File | undefined) => {
    if (!file) return;
    if (file.size > LARGEST) return doing.say(t("replay-too-large"));
    doing.run(async () => go(`/replay/${(await readJournal(await file.text())).id}`));
  };
  return (
    <div class="upload">
      <label
        class={cx("btn", over && "is-over")}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          read(event.dataTransfer?.files[0]);
        }}
      >
        <Icon name="upload" />
        {t("replay-upload")}
        <input
          class="vh"
          type="file"
          accept=".journal,.osada,.txt,text/plain"
          onChange={(event) => {
            read(event.currentTarget.files?.[0]);
            event.currentTarget.value = "";
          }}
        />
      </label>
      {doing.why && <p class="no-why">{doing.why}</p>}
    </div>
  );
}
