// expect: violated race
// System.exit begins the hook while the other thread may still write what the hook reads.

public class HookExitRace {
    static int shared;

    public static void main(String[] arguments) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println(shared)));
        new Thread(() -> shared = 1).start();
        System.exit(0);
    }
}
