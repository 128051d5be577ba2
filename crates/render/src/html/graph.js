// The computation graph: what comes behind what, and between the sides of a race the edge that is not there.

const WORDS = {
  spawn: "spawn", join: "join", future: "future", phaser: "phaser", isolated: "isolated", lock: "lock",
  message: "message", volatile: "volatile variable", other: "another meeting", waiting: "waits for",
};
const MOST_WORDS = 60;

class Graph {
  constructor(player) {
    this.player = player;
    this.graph = player.finding.graph;
    this.tasks = player.finding.tasks;
    this.layout = layout(this.graph, this.tasks);
    this.nodes = [];
    this.ofStep = new Map();
    this.build();
    player.watchers.push((at) => this.mark(at));
  }

  build() {
    const missing = this.graph.missing;
    const count = this.graph.nodes.length;
    const label = `the computation graph: ${count} nodes, ${this.graph.edges.length} edges` +
      (missing ? "; nothing orders the two accesses" : "");
    this.svg = draw("svg", { tabindex: "0", role: "img", "aria-label": label });
    this.svg.append(this.arrows(), this.lanes());
    const edges = draw("g");
    for (const edge of this.graph.edges) edges.append(...this.edge(edge));
    const nodes = draw("g");
    this.graph.nodes.forEach((node, index) => nodes.append(this.node(node, index)));
    this.svg.append(edges, nodes);
    if (missing) this.svg.append(...this.missing(missing));
    const box = make("div", { class: "graph" }, this.svg);
    const controls = make("div", { class: "controls", role: "group", "aria-label": "the graph" },
      button("+", "larger (+)", () => this.zoom(0.8)), button("−", "smaller (-)", () => this.zoom(1.25)),
      button("whole graph", "the whole graph (0)", () => this.whole()),
      button(missing ? "the two accesses" : "this step", "where it goes wrong (f)", () => this.focus()));
    this.player.section.append(make("h3", {}, "The computation graph"), controls, box, this.keys());
    this.listen();
    if (this.layout.height < 700 && this.layout.width < 1200) this.whole();
    else this.focus();
  }

  arrows() {
    const marker = draw("marker", { id: `arrow-${this.player.section.id}`, viewBox: "0 0 8 8", refX: "7", refY: "4",
      markerWidth: "11", markerHeight: "11", markerUnits: "userSpaceOnUse", orient: "auto-start-reverse" });
    marker.append(draw("path", { d: "M0 0L8 4L0 8Z", class: "arrow" }));
    return draw("defs", {}, marker);
  }

  lanes() {
    const group = draw("g");
    this.tasks.forEach((task, index) => {
      const [first, last] = [this.layout.first[index], this.layout.last[index]];
      if (!first) return;
      group.append(draw("line", { class: "lane", x1: first.x, x2: last.x, y1: first.y, y2: last.y }));
      group.append(draw("text", { class: "task", x: first.x - BOX.width / 2, y: first.y - BOX.height / 2 - 7 }, task));
    });
    return group;
  }

  edge([kind, from, to]) {
    const line = curve(this.layout.places[from], this.layout.places[to]);
    const path = draw("path", { class: `edge ${kind}`, d: line.path, "data-kind": kind,
      "marker-end": `url(#arrow-${this.player.section.id})` });
    path.append(draw("title", {}, WORDS[kind]));
    if (this.graph.edges.length > MOST_WORDS) return [path];
    return [path, draw("text", { class: "word", x: line.x, y: line.y }, WORDS[kind])];
  }

  node([task, row], index) {
    const { x, y } = this.layout.places[index];
    const missing = this.graph.missing || [];
    const side = missing.indexOf(index) + 1;
    const group = draw("g", { class: side ? "node access" : "node", transform: `translate(${x} ${y})` });
    if (side) group.setAttribute("data-access", side);
    this.nodes.push(group);
    if (row === null) {
      group.append(draw("title", {}, `${this.tasks[task]}, between two steps`));
      group.append(draw("circle", { r: side ? 9 : 5 }));
      return group;
    }
    const step = this.player.steps[row];
    const room = 28;
    const words = `${step.number} ${step.what}`;
    const short = words.length > room ? `${words.slice(0, room - 1)}…` : words;
    group.setAttribute("data-step", step.number);
    group.append(draw("title", {}, `step ${step.number}: ${step.task} ${step.what}`));
    group.append(draw("rect", { x: -BOX.width / 2, y: -BOX.height / 2, width: BOX.width, height: BOX.height, rx: 6 }));
    group.append(draw("text", { x: -BOX.width / 2 + 8, y: 4.5 }, short));
    group.addEventListener("click", () => this.player.go(row));
    this.ofStep.set(row, group);
    return group;
  }

  missing([one, other]) {
    const line = curve(this.layout.places[one], this.layout.places[other], true);
    return [
      draw("path", { class: "missing", d: line.path }),
      draw("text", { class: "lacks", x: line.x, y: line.y }, "no order"),
    ];
  }

  // What the lines mean, of those that there are.
  keys() {
    const item = (name, word) => {
      const line = draw("line", { class: name, x1: 0, y1: 5, x2: 40, y2: 5 });
      return make("li", {}, draw("svg", { viewBox: "0 0 40 10", "aria-hidden": "true" }, line), word);
    };
    const kinds = new Set(this.graph.edges.map(([kind]) => kind));
    const items = Object.keys(WORDS).filter((kind) => kinds.has(kind)).map((kind) => item(`edge ${kind}`, WORDS[kind]));
    if (this.graph.missing) items.unshift(item("missing", "the edge that is missing: nothing orders the two accesses"));
    return make("ul", { class: "keys" }, ...items);
  }

  mark(at) {
    this.svg.querySelector(".node.now")?.classList.remove("now");
    this.ofStep.get(at)?.classList.add("now");
  }

  shape() {
    const { width, height } = this.svg.getBoundingClientRect();
    return { width: width || 900, height: height || 480 };
  }

  look(view) {
    this.view = view;
    this.svg.setAttribute("viewBox", `${view.x} ${view.y} ${view.width} ${view.height}`);
  }

  whole() {
    const { width, height } = this.layout;
    this.look(around([{ x: 0, y: 0 }, { x: width, y: height }], this.shape()));
  }

  // The sides of a race, or else the present step.
  focus() {
    const here = this.graph.nodes.findIndex(([, row]) => row === this.player.at);
    const ends = this.graph.missing || [here < 0 ? this.graph.nodes.length - 1 : here];
    this.look(around(ends.map((index) => this.layout.places[index]), this.shape()));
  }

  zoom(factor, at = { x: 0.5, y: 0.5 }) {
    const { x, y, width, height } = this.view;
    const scale = Math.max(this.shape().width / 4, Math.min(width * factor, (this.layout.width + this.layout.height + 2000) * 4)) / width;
    this.look({ x: x + width * (1 - scale) * at.x, y: y + height * (1 - scale) * at.y, width: width * scale, height: height * scale });
  }

  pan(right, down) {
    const { x, y, width, height } = this.view;
    this.look({ x: x + right * width, y: y + down * height, width, height });
  }

  // Whether the key was meant for the graph.
  key(name) {
    const moves = { ArrowLeft: [-0.1, 0], ArrowRight: [0.1, 0], ArrowUp: [0, -0.1], ArrowDown: [0, 0.1] };
    if (moves[name] && document.activeElement === this.svg) this.pan(...moves[name]);
    else if (name === "+" || name === "=") this.zoom(0.8);
    else if (name === "-") this.zoom(1.25);
    else if (name === "0") this.whole();
    else if (name === "f") this.focus();
    else return false;
    return true;
  }

  listen() {
    let from = null;
    this.svg.addEventListener("pointerdown", (event) => { from = { x: event.clientX, y: event.clientY }; });
    addEventListener("pointerup", () => { from = null; });
    this.svg.addEventListener("pointermove", (event) => {
      if (!from) return;
      const { width, height } = this.shape();
      this.pan((from.x - event.clientX) / width, (from.y - event.clientY) / height);
      from = { x: event.clientX, y: event.clientY };
    });
    // The page goes on scrolling unless a key is held.
    this.svg.addEventListener("wheel", (event) => {
      if (!event.ctrlKey && document.activeElement !== this.svg) return;
      event.preventDefault();
      const { left, top, width, height } = this.svg.getBoundingClientRect();
      this.zoom(event.deltaY < 0 ? 0.9 : 1.1, { x: (event.clientX - left) / width, y: (event.clientY - top) / height });
    }, { passive: false });
  }
}
