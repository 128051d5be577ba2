// expect: violated race
// The end of the program waits for no daemon: the hook may run beside it.

public class HookOfDaemon {
    static int shared;

    public static void main(String[] arguments) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> shared = 2));
        Thread daemon = new Thread(() -> shared = 1);
        daemon.setDaemon(true);
        daemon.start();
    }
}
