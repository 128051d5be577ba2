// expect: violated assertion
// Two hooks take turns under a lock; which comes first is open, and one of them asks to be the second.

public class HooksInTurn {
    static int turns;

    static synchronized int turn() {
        return ++turns;
    }

    public static void main(String[] arguments) {
        Runtime.getRuntime().addShutdownHook(new Thread(HooksInTurn::turn));
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            assert turn() == 2;
        }));
    }
}
