public class ThBefore {
    static int x;
    public static void main(String[] args) throws Exception {
        x = 1;
        Thread t = new Thread(() -> { assert x == 1; });
        t.start();
        t.join();
    }
}
