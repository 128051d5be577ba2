public class ThAliveSeen {
    static int x;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = 1);
        t.start();
        if (!t.isAlive()) {
            assert x == 1;
        }
    }
}
