public class ThAliveSpin {
    static int x;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = 1);
        t.start();
        while (t.isAlive()) {
            Thread.yield();
        }
        assert x == 1;
    }
}
