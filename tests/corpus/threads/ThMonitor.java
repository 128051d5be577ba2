public class ThMonitor {
    static int x;
    static synchronized void add() {
        x++;
        x++;
    }
    public static void main(String[] args) throws Exception {
        Thread a = new Thread(ThMonitor::add);
        Thread b = new Thread(ThMonitor::add);
        a.start();
        b.start();
        a.join();
        b.join();
        assert x == 4;
    }
}
