public class ThExit {

    public static void main(String[] args) throws Exception {
        new Thread(() -> System.exit(0)).start();
        Object lock = new Object();
        synchronized (lock) {
            lock.wait();
        }
    }
}
