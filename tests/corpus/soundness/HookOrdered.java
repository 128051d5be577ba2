// expect: proved
// The hook begins when the last thread that is no daemon has ended: what that thread wrote lies before it.

public class HookOrdered {
    static int shared;

    public static void main(String[] arguments) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            assert shared == 3;
            shared = 4;
        }));
        new Thread(() -> {
            shared = 2;
            new Thread(() -> shared++).start();
        }).start();
    }
}
