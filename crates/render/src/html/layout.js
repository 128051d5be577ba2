// Where the nodes of a graph stand: a column a task, and below all that comes before.

const COLUMN = 340;
const ROW = 46;
const BOX = { width: 236, height: 28 };

// `nodes` are pairs of a task's number and a step's, or none.
function layout(graph, tasks) {
  const latest = tasks.map(() => -1);
  const levels = [];
  const before = graph.nodes.map(() => []);
  for (const [kind, from, to] of graph.edges) if (kind !== "waiting") before[to].push(from);
  graph.nodes.forEach(([task], index) => {
    const above = before[index].map((from) => levels[from] ?? -1);
    levels[index] = Math.max(latest[task], -1, ...above) + 1;
    latest[task] = levels[index];
  });
  const places = graph.nodes.map(([task], index) => ({ x: task * COLUMN, y: levels[index] * ROW }));
  const first = tasks.map(() => null);
  const last = tasks.map(() => null);
  graph.nodes.forEach(([task], index) => {
    first[task] ??= places[index];
    last[task] = places[index];
  });
  const height = Math.max(0, ...places.map((place) => place.y));
  return { places, first, last, width: Math.max(0, tasks.length - 1) * COLUMN, height };
}

// A line from below one box to above another; between boxes of one height it goes from side to side.
function curve(from, to, isFlat = false) {
  const half = BOX.height / 2;
  if (Math.abs(from.y - to.y) < 1.5 * ROW && from.x !== to.x && (isFlat || from.y === to.y)) {
    const side = from.x < to.x ? BOX.width / 2 : -BOX.width / 2;
    return { path: `M${from.x + side} ${from.y}L${to.x - side} ${to.y}`, x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 7 };
  }
  const down = from.y < to.y ? half : -half;
  // There and back are two lines.
  const aside = from.y < to.y ? 0 : 24;
  const [top, end, bend] = [from.y + down, to.y - down, (to.y - from.y) / 3];
  const path = `M${from.x + aside} ${top}C${from.x + aside} ${top + bend} ${to.x + aside} ${end - bend} ${to.x + aside} ${end}`;
  return { path, x: (from.x + to.x) / 2 + aside, y: (top + end) / 2 + aside / 2 };
}

// The part of the plane that shows these places, no larger than life.
function around(places, shape) {
  const [xs, ys] = [places.map((place) => place.x), places.map((place) => place.y)];
  const [left, right] = [Math.min(...xs) - BOX.width * 0.75, Math.max(...xs) + BOX.width * 0.75];
  const [top, bottom] = [Math.min(...ys) - ROW * 1.8, Math.max(...ys) + ROW * 1.2];
  const scale = Math.max((right - left) / shape.width, (bottom - top) / shape.height, 0.9);
  const [width, height] = [shape.width * scale, shape.height * scale];
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}
