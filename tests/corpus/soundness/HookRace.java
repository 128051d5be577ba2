// expect: violated race
// Two shutdown hooks write one field. Hooks run beside one another, and nothing orders them.

public class HookRace {
    static int shared;

    public static void main(String[] arguments) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> shared++));
        Runtime.getRuntime().addShutdownHook(new Thread(() -> shared++));
    }
}
