public class ThAliveEnds {
    static int x;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = 1);
        assert !t.isAlive();
        t.start();
        t.join();
        assert !t.isAlive();
        assert t.getState() == Thread.State.TERMINATED;
        assert x == 1;
    }
}
