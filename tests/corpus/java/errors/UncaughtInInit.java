// A main class whose static initialiser fails: ExceptionInInitializerError text on stderr, exit code 1.
public class UncaughtInInit {
    static final int[] DATA = new int[2];

    static {
        System.out.println("initialising");
        for (int i = 0; i <= DATA.length; i++) {
            DATA[i] = i * i;
        }
    }

    public static void main(String[] args) {
        System.out.println("main is never reached");
    }
}
