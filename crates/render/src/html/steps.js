// Stepping through a schedule: the lanes, the line of the present step, and what it has changed.

const AROUND = 7;

class Player {
  constructor(section, finding, lines) {
    this.section = section;
    this.finding = finding;
    this.lines = lines;
    this.steps = finding.steps;
    this.watchers = [];
    this.box = section.querySelector(".player");
    this.rows = [...this.box.querySelectorAll("tbody tr:not(.gap)")];
    this.values = this.run();
    this.build();
    this.rows.forEach((row, index) => row.addEventListener("click", () => this.go(index)));
    // Here it goes wrong; what led there is behind the other key.
    this.at = this.steps.length - 1;
  }

  // The variables after each step: what each held before it and what it holds then.
  run() {
    const known = new Map();
    return this.steps.map((step) => {
      for (const variable of known.values()) variable.changed = false;
      for (const [what, value, task] of step.changes || []) {
        const old = known.get(what);
        known.delete(what);
        const before = old ? (old.changed ? old.before : old.value) : null;
        known.set(what, { what, value: value ?? "?", before, task, changed: true });
      }
      return [...known.values()].reverse().slice(0, 60).map((variable) => ({ ...variable }));
    });
  }

  build() {
    this.box.classList.remove("plain");
    this.first = button("|◀", "first step (Home)", () => this.go(0));
    this.back = button("◀", "one step back (left arrow or k)", () => this.go(this.at - 1));
    this.next = button("▶", "one step forward (right arrow or j)", () => this.go(this.at + 1));
    this.last = button("▶|", "last step (End)", () => this.go(this.steps.length - 1));
    this.where = make("span", { class: "where" });
    const controls = make("div", { class: "controls", role: "group", "aria-label": "steps" });
    controls.append(this.first, this.back, this.where, this.next, this.last);
    this.says = make("p", { class: "says", "aria-live": "polite" });
    this.source = make("pre", { class: "source", tabindex: "0", "aria-label": "the source at this step" });
    this.file = make("p", { class: "quiet" });
    this.memory = make("div", { class: "memory" });
    this.box.append(make("div", { class: "beside" }, controls, this.says, this.file, this.source, this.memory));
  }

  go(index) {
    this.at = Math.max(0, Math.min(index, this.steps.length - 1));
    const step = this.steps[this.at];
    this.first.disabled = this.back.disabled = this.at === 0;
    this.next.disabled = this.last.disabled = this.at === this.steps.length - 1;
    this.where.textContent = `step ${step.number} of ${this.steps.at(-1).number}`;
    this.says.replaceChildren(`${step.task} ${step.what}`);
    this.rows.forEach((row, place) => {
      row.classList.toggle("later", place > this.at);
      if (place === this.at) row.setAttribute("aria-current", "step");
      else row.removeAttribute("aria-current");
    });
    this.reveal(this.rows[this.at], this.finding.tasks.indexOf(step.task) + 1);
    this.showSource(step);
    this.showMemory(step);
    for (const watcher of this.watchers) watcher(this.at);
  }

  // Moves the lanes, and not the page.
  reveal(row, column) {
    const pane = this.box.querySelector(".lanes");
    const [outer, inner] = [pane.getBoundingClientRect(), row.cells[column].getBoundingClientRect()];
    const corner = pane.querySelector("th").getBoundingClientRect();
    const [top, left] = [outer.top + corner.height, outer.left + corner.width];
    if (inner.top < top) pane.scrollTop -= top - inner.top;
    else if (inner.bottom > outer.bottom) pane.scrollTop += inner.bottom - outer.bottom + 20;
    if (inner.left < left) pane.scrollLeft -= left - inner.left;
    else if (inner.right > outer.right) pane.scrollLeft += inner.right - outer.right + 20;
  }

  showSource(step) {
    const lines = this.lines[step.file] || {};
    const numbers = Array.from({ length: 2 * AROUND + 1 }, (_, index) => step.line - AROUND + index);
    const known = numbers.filter((number) => lines[number] !== undefined);
    const texts = known.map((number) => lines[number].replaceAll("\t", "    "));
    const indents = texts.filter((text) => text.trim()).map((text) => text.length - text.trimStart().length);
    const shared = Math.min(...indents);
    const rows = known.map((number, index) => {
      const row = make("span", { class: "row", "data-line": number });
      const badges = make("span", { class: "badges" });
      row.append(make("span", { class: "number" }, String(number)), badges, texts[index].slice(shared) || " ");
      this.finding.places.forEach(([file, line], place) => {
        if (file !== step.file || line !== number) return;
        row.classList.add("access");
        badges.append(make("span", { class: "badge", title: `place ${place + 1}` }, String(place + 1)));
      });
      if (number === step.line) {
        row.classList.add("now");
        row.setAttribute("aria-current", "location");
      }
      return row;
    });
    const place = step.line ? `${step.file}:${step.line}` : step.file;
    this.file.textContent = rows.length || place ? place : "at no line of the program";
    this.source.hidden = rows.length === 0;
    this.source.replaceChildren(...rows);
  }

  showMemory(step) {
    const values = this.values[this.at];
    const parts = [];
    if (this.values.at(-1).length > 0) {
      parts.push(make("h3", {}, "Variables"));
      const body = values.map((variable) => {
        const now = variable.before === null || !variable.changed ? variable.value : `${variable.before} → ${variable.value}`;
        const by = variable.changed ? make("span", { class: "quiet" }, ` by ${variable.task}`) : "";
        const row = make("tr", {}, make("td", {}, variable.what), make("td", {}, now, by));
        if (variable.changed) row.className = "changed";
        return row;
      });
      if (body.length === 0) body.push(make("tr", {}, make("td", {}, "nothing has been written yet")));
      parts.push(make("div", { class: "scroll" }, make("table", { class: "variables" }, make("tbody", {}, ...body))));
    }
    if (step.after) {
      parts.push(make("h3", {}, "Phases as (wait, signal)"));
      const phases = step.after.split(" | ").map((phaser) => make("li", { class: "code" }, phaser));
      parts.push(make("ul", {}, ...phases));
    }
    this.memory.replaceChildren(...parts);
  }
}
