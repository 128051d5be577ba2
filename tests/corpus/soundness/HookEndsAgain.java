// expect: violated deadlock
// A hook that ends the program waits for the lock that whoever runs the hooks holds until the hook has ended.

public class HookEndsAgain {
    public static void main(String[] arguments) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.exit(1)));
        System.exit(0);
    }
}
