public class ThDaemonLate {

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { });
        t.start();
        t.setDaemon(true);
    }
}
