/** Styles that few visits need: each sheet is fetched once, with the part of the page that it belongs to. */
const fetched = new Map<string, Promise<void>>();

function sheet(name: string): Promise<void> {
  const known = fetched.get(name);
  if (known) return known;
  const coming = new Promise<void>((done, failed) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = `/page/${name}.css`;
    link.onload = () => done();
    link.onerror = () => {
      fetched.delete(name);
      link.remove();
      failed(new Error(`the styles "${name}" did not come`));
    };
    document.head.append(link);
  });
  fetched.set(name, coming);
  return coming;
}

/** A part, once its sheet is there. */
export const styled = <T,>(name: string, part: Promise<T>): Promise<T> => sheet(name).then(() => part);
