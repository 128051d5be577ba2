public class ThUncaught {

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { throw new IllegalStateException("here"); });
        t.start();
        t.join();
    }
}
