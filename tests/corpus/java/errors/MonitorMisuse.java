// Synchronized blocks and methods in one thread, reentrancy, holdsLock, and wait or notify without the monitor.
public class MonitorMisuse {
    private int depth;
    private final Object lock = new Object();

    synchronized int recurse(int n) {
        depth++;
        return n == 0 ? depth : recurse(n - 1);
    }

    static synchronized String stat() {
        return "static " + Thread.holdsLock(MonitorMisuse.class);
    }

    int early(int k) {
        synchronized (lock) {
            for (int i = 0; ; i++) {
                synchronized (this) {
                    if (i == k) {
                        return i;
                    }
                    if (i > 5) {
                        throw new IllegalStateException("k too big");
                    }
                }
            }
        }
    }

    synchronized void fails() {
        throw new UnsupportedOperationException("while locked");
    }

    interface Act {
        void run() throws Exception;
    }

    static void t(Act a) {
        try {
            a.run();
            System.out.println("fine");
        } catch (Exception e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        MonitorMisuse m = new MonitorMisuse();
        System.out.println(m.recurse(5) + " " + stat() + " " + m.early(3));
        t(() -> m.early(9));
        t(m::fails);
        System.out.println(Thread.holdsLock(m) + " " + Thread.holdsLock(m.lock));
        t(() -> m.lock.notify());
        t(() -> m.lock.notifyAll());
        t(() -> m.lock.wait());
        t(() -> m.lock.wait(10));
        t(() -> {
            synchronized (m.lock) {
                m.lock.notifyAll();
                m.lock.notify();
            }
        });
        t(() -> {
            synchronized (m) {
                m.lock.notify();
            }
        });
        t(() -> {
            synchronized (m.lock) {
                m.lock.wait(-1);
            }
        });
        t(() -> {
            synchronized (m.lock) {
                Thread.currentThread().interrupt();
                m.lock.wait();
            }
        });
        System.out.println(Thread.currentThread().isInterrupted());
        t(() -> {
            Object nul = null;
            synchronized (nul) {
                System.out.println("never");
            }
        });
        synchronized (int[].class) {
            synchronized ("literal") {
                System.out.println(Thread.holdsLock("literal") + " " + Thread.holdsLock(int[].class));
            }
        }
        int[] arr = {1};
        synchronized (arr) {
            arr[0]++;
        }
        System.out.println(arr[0]);
        t(() -> Thread.holdsLock(null));
    }
}
