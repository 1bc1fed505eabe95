/** What somebody looks for in a library: words, and lists of values. It stands in the address. */

/** In one list any will do; of the lists all must hold. */
export type Asked<List extends string> = { words: string } & Record<List, string[]>;

/** How a library with these lists reads and writes what is asked for. */
export function asking<List extends string>(lists: readonly List[]) {
  function fromQuery(query: URLSearchParams): Asked<List> {
    const found = lists.map((list) => [list, query.get(list)?.split(",").filter(Boolean) ?? []]);
    return { words: query.get("q") ?? "", ...Object.fromEntries(found) } as Asked<List>;
  }

  function toQuery(asked: Asked<List>): string {
    const query = new URLSearchParams();
    if (asked.words) query.set("q", asked.words);
    for (const list of lists) if (asked[list].length) query.set(list, asked[list].join(","));
    const text = query.toString().replaceAll("%2C", ",");
    return text && `?${text}`;
  }

  /** With a value switched on, or off if it was on. */
  const toggled = (asked: Asked<List>, list: List, value: string): Asked<List> => ({
    ...asked,
    [list]: asked[list].includes(value) ? asked[list].filter((other) => other !== value) : [...asked[list], value],
  });

  const isAnything = (asked: Asked<List>): boolean => asked.words.trim() !== "" || lists.some((list) => asked[list].length > 0);

  return { fromQuery, toQuery, toggled, isAnything };
}
