// jars: -
// System.exit runs the hooks and then ends with its status; what stands behind it does not run.
public class HookAtExit {
    public static void main(String[] arguments) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            try {
                Runtime.getRuntime().addShutdownHook(new Thread());
            } catch (IllegalStateException late) {
                System.out.println(late.getMessage());
            }
            System.out.println("cleaned");
        }));
        try {
            System.exit(3);
        } finally {
            System.out.println("not reached");
        }
    }
}
