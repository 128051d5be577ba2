// A compact source file: no class declaration, fields and methods at top level, an instance main, IO and implicit imports.
// jdk: 25
int calls = 0;
static final String GREETING = "hello";
List<String> log = new ArrayList<>();

record Pair(int a, int b) {
    int sum() {
        return a + b;
    }
}

enum Mode { ON, OFF }

String greet(String who) {
    calls++;
    log.add(who);
    return GREETING + " " + who;
}

static int fib(int n) {
    return n < 2 ? n : fib(n - 1) + fib(n - 2);
}

void main() {
    IO.println(greet("world"));
    IO.println(greet("again"));
    IO.print(calls);
    IO.println();
    IO.println(log);
    IO.println(new Pair(3, 4).sum() + " " + Mode.OFF + " " + fib(15));
    Map<String, Integer> lengths = new TreeMap<>();
    for (var w : log) {
        lengths.put(w, w.length());
    }
    IO.println(lengths);
    System.out.println(log.stream().map(String::toUpperCase).collect(Collectors.joining("-")));
    IO.println(this.calls + " " + getClass().getSimpleName());
}
