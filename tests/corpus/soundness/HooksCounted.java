// expect: proved
// Two hooks count under a lock; neither asks who came first.

public class HooksCounted {
    static int count;

    static synchronized void add() {
        count++;
        assert count <= 2;
    }

    public static void main(String[] arguments) {
        Runtime.getRuntime().addShutdownHook(new Thread(HooksCounted::add));
        Runtime.getRuntime().addShutdownHook(new Thread(HooksCounted::add));
    }
}
