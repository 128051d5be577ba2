// jars: -
// Hooks run when the last thread that is no daemon has ended, and their output is seen.
public class ShutdownHooks {
    public static void main(String[] arguments) throws Exception {
        Thread hook = new Thread(() -> System.out.println("hook in " + Thread.currentThread().getName()), "last");
        Runtime.getRuntime().addShutdownHook(hook);
        try {
            Runtime.getRuntime().addShutdownHook(hook);
        } catch (IllegalArgumentException refused) {
            System.out.println(refused.getMessage());
        }
        Thread removed = new Thread(() -> System.out.println("never"));
        Runtime.getRuntime().addShutdownHook(removed);
        System.out.println(Runtime.getRuntime().removeShutdownHook(removed));
        System.out.println(Runtime.getRuntime().removeShutdownHook(removed));
        Thread worker = new Thread(() -> System.out.println("worker"));
        worker.start();
        worker.join();
        System.out.println("main ends");
    }
}
