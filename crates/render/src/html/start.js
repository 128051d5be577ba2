// All findings of the page, and its keys.

function start() {
  const data = JSON.parse(document.getElementById("data").textContent);
  const players = [];
  data.findings.forEach((finding, index) => {
    const section = document.getElementById(`finding-${index + 1}`);
    if (finding.steps.length === 0) return;
    const player = new Player(section, finding, data.lines);
    if (finding.graph.nodes.length > 0) player.graph = new Graph(player);
    player.go(player.at);
    players.push(player);
  });
  if (players.length === 0) return;
  players[0].section.querySelector("h3").after(help());
  document.addEventListener("keydown", (event) => press(event, players));
}

// The finding that the keys are for: the one that has the focus, else the first that can be seen.
function meant(players) {
  const focused = players.find((player) => player.section.contains(document.activeElement));
  const isSeen = (player) => player.section.getBoundingClientRect().bottom > innerHeight / 4;
  return focused || players.find(isSeen) || players.at(-1);
}

function press(event, players) {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const player = meant(players);
  const places = {
    ArrowRight: player.at + 1, j: player.at + 1, ArrowLeft: player.at - 1, k: player.at - 1, Home: 0, End: Infinity,
  };
  if (player.graph?.key(event.key)) event.preventDefault();
  else if (places[event.key] !== undefined) {
    player.go(places[event.key]);
    event.preventDefault();
  } else if (event.key === "?") {
    const keys = document.getElementById("keyboard");
    keys.open = !keys.open;
  }
}

function help() {
  const keys = [
    [["→", "j"], "one step forward"], [["←", "k"], "one step back"], [["Home", "End"], "the first step, the last"],
    [["+", "-"], "the graph larger, smaller"], [["0"], "the whole graph"], [["f"], "in the graph: where it goes wrong"],
    [["Tab"], "to the graph and on; there the arrows move it"], [["?"], "these keys"],
  ];
  const rows = keys.map(([names, words]) => {
    const signs = names.flatMap((name, index) => [index ? " " : "", make("kbd", {}, name)]);
    return make("tr", {}, make("td", {}, ...signs), make("td", {}, words));
  });
  const table = make("table", {}, make("tbody", {}, ...rows));
  return make("details", { id: "keyboard" }, make("summary", {}, "Keys: ← → step, + - 0 the graph, ? all"), table);
}

start();
