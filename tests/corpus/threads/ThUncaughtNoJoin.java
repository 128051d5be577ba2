public class ThUncaughtNoJoin {

    public static void main(String[] args) throws Exception {
        new Thread(() -> { throw new IllegalStateException("here"); }).start();
    }
}
