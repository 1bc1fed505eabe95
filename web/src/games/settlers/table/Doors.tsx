/** The open productions of rivals: those that a worker can be sent to, with goods and free places; the others counted, with why. */
import { useState } from "preact/hooks";
import { t } from "../../../lib/i18n";
import { face } from "../../../lib/library";
import { Button } from "../../../ui/Button";
import { Emblem } from "../../../ui/Emblem";
import { Formula } from "../../../ui/Formula";
import { Icon } from "../../../ui/Icon";
import { Doors as Places, PLACES, inShort } from "../../../ui/Loc";
import { Words } from "../../../ui/Words";
import { cx } from "../../../ui/cx";
import { spotKey } from "../../../table/spots";
import { Group } from "../../../table/keys";
import { nameOf } from "../../../table/names";
import { VIRTUAL } from "./choices";
import { type Door, type Scene, doorsOf, isSolo, useScene } from "./scene";
import { useSpot } from "./spot";

const hostName = ({ view, info }: Scene, holder: number): string =>
  isSolo(view) && holder === VIRTUAL ? t("table-virtual-short") : nameOf(info, holder);

function DoorChip({ holder, at }: Door) {
  const scene = useScene();
  const shown = face(at.card);
  const spot = useSpot({ zone: "empire", holder, card: at.card }, shown);
  if (shown === undefined) return null;
  const open = shown.abilities.find(({ formula }) => formula?.[0]?.sign === "k-open");
  const free = PLACES - (at.visits ?? 0);
  return (
    <button
      type="button"
      {...spot.on}
      class={cx("door", `shows-${spot.showing}`, spot.on.class)}
      data-card={undefined}
      data-spot={`door/${spotKey({ zone: "empire", holder, card: at.card })}`}
      aria-label={`${t("table-door", { card: shown.name, name: hostName(scene, holder), n: free })} ${spot.says}`}
    >
      <Emblem of={scene.view.players[holder]?.faction ?? "common"} />
      <b>{shown.name}</b>
      <span class="brings">
        <Formula tokens={inShort(open?.formula ?? [])} short />
      </span>
      <Places taken={at.visits} />
    </button>
  );
}

/** How many are shut; pressed, why each is. */
function ShutDoors() {
  const scene = useScene();
  const [told, tell] = useState(false);
  const { shut } = scene;
  if (shut.length === 0) return null;
  return (
    <span class="shut-doors">
      <Button kind="quiet" class="door is-shut" data-aside aria-expanded={told} icon="lock" onClick={() => tell(!told)} onBlur={() => tell(false)}>
        {t("table-doors-shut", { n: shut.length })}
      </Button>
      {told && (
        <ul class="shut-why panel" role="status">
          {shut.map(({ holder, card, why }) => (
            <li key={`${holder}/${card}`}>
              <Words text={why.text ?? ""} />
            </li>
          ))}
        </ul>
      )}
    </span>
  );
}

export function Doors() {
  const scene = useScene();
  const doors = doorsOf(scene);
  if (doors.length === 0 && scene.shut.length === 0) return null;
  return (
    <div class="doors">
      <Icon name="visit" label={t("table-doors")} />
      {doors.length > 0 && (
        <Group class="door-list" aria-label={t("table-doors")} data-doors>
          {doors.map((door) => (
            <DoorChip key={`${door.holder}/${door.at.card}`} {...door} />
          ))}
        </Group>
      )}
      <ShutDoors />
    </div>
  );
}
