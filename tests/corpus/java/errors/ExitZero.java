// System.exit with code 0 from a nested call after output on both streams.
public class ExitZero {
    static int depth(int n) {
        if (n == 0) {
            System.out.println("exit now");
            System.err.println("and on stderr");
            System.exit(0);
        }
        return depth(n - 1) + 1;
    }

    public static void main(String[] args) {
        try {
            System.out.println(depth(10));
        } catch (Throwable t) {
            System.out.println("not caught: " + t);
        } finally {
            System.out.println("not reached");
        }
    }
}
