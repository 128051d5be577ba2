// Runtime.halt with a code, and a shutdown that has nothing left to do.
public class ExitHalt {
    public static void main(String[] args) {
        System.out.println("before halt");
        System.out.flush();
        Runnable r = () -> Runtime.getRuntime().halt(42);
        try {
            r.run();
        } finally {
            System.out.println("not reached");
        }
    }
}
