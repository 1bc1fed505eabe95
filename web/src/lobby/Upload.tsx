/** A journal from a file becomes a replay. */
import { readJournal } from "../lib/api";
import { t } from "../lib/i18n";
import { go } from "../lib/route";
import { plain } from "../lib/sentence";
import { keepUpload } from "../lib/uploads";
import { FileButton } from "./FileButton";
import { useDoing } from "./doing";

/** The server takes no larger one; no game comes near. */
const LARGEST = 512 * 1024;

export function Upload() {
  const doing = useDoing();
  const read = (file: File) => {
    if (file.size > LARGEST) return doing.say(t("replay-too-large"));
    doing.run(async () => {
      const { id } = await readJournal(await file.text());
      keepUpload(id);
      go(`/replay/${id}`);
    });
  };
  return (
    <div class="upload">
      <FileButton label={t("replay-upload")} accept=".journal,.osada,.txt,text/plain" read={read} />
      {doing.why && <p class="no-why">{plain(doing.why)}</p>}
    </div>
  );
}
