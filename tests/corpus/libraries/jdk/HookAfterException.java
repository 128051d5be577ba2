// jars: -
// An exception that leaves main is printed before the hooks run.
public class HookAfterException {
    public static void main(String[] arguments) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            System.out.println("hook");
        }, "closer"));
        new Thread(() -> System.out.println("other")).start();
        throw new IllegalArgumentException("in main");
    }
}
