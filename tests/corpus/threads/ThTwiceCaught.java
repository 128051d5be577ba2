public class ThTwiceCaught {
    static int x;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x++);
        t.start();
        try {
            t.start();
            assert false;
        } catch (IllegalThreadStateException expected) {
            t.join();
            assert x == 1;
        }
    }
}
