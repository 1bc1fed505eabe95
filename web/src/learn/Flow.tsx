/** Goods and an arrow in a row: `worker stone > 2 vp`. What is not a sign is said in words. */
import { Disc } from "../ui/Disc";
import { Icon } from "../ui/Icon";
import { signName } from "./signs";

export function Flow({ of, then }: { of: string; then?: string }) {
  return (
    <span class="flowx">
      {of.split(" ").map((sign, at) =>
        sign === ">" ? <Icon key={at} name="arrow" class="ar" />
        : sign.startsWith("c-") ? <Disc key={at} colour={sign.slice(2)} />
        : signName(sign) ? <Icon key={at} name={sign} label={signName(sign)} />
        : <span key={at}>{sign}</span>,
      )}
      {then && <span>{then}</span>}
    </span>
  );
}
