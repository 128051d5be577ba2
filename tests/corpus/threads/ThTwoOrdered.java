public class ThTwoOrdered {
    static int x;
    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> x++);
        Thread b = new Thread(() -> x++);
        a.start();
        a.join();
        b.start();
        b.join();
        assert x == 2;
    }
}
