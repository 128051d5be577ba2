public class ThDaemonRaces {
    static int x;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = 1);
        t.setDaemon(true);
        t.start();
        x = 2;
    }
}
