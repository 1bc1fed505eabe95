// Tables that can be ordered by a column and narrowed by a word; without a script they stay as they are.
for (const table of document.querySelectorAll("table.sortable")) {
  const body = table.tBodies[0];
  const heads = [...table.tHead.rows[0].cells];
  const order = (column, head, up) => {
    const key = (row) => (row.cells[column].dataset.order ?? row.cells[column].textContent).trim();
    const both = (a, b) => {
      const [x, y] = [key(a), key(b)];
      if (x === "" || y === "") return (x === "") - (y === ""); // nothing known: last, either way
      const by = isNaN(x) || isNaN(y) ? x.localeCompare(y) : x - y;
      return up ? by : -by;
    };
    body.append(...[...body.rows].sort(both));
    for (const other of heads) other.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", up ? "ascending" : "descending");
  };
  heads.forEach((head, column) => {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...head.childNodes);
    head.replaceChildren(button);
    button.addEventListener("click", () => {
      const now = head.getAttribute("aria-sort");
      order(column, head, now === null ? column === 0 : now === "descending");
    });
  });
  const label = document.createElement("label");
  label.className = "find";
  const field = document.createElement("input");
  field.type = "search";
  field.addEventListener("input", () => {
    const word = field.value.trim().toLowerCase();
    for (const row of body.rows) row.hidden = !row.textContent.toLowerCase().includes(word);
  });
  label.append(document.body.dataset.find, field);
  table.closest(".wide").before(label);
}
