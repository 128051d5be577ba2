import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class ThReentrant {
    static int x;
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Runnable add = () -> {
            lock.lock();
            try {
                x++;
            } finally {
                lock.unlock();
            }
        };
        Thread a = new Thread(add);
        Thread b = new Thread(add);
        a.start();
        b.start();
        a.join();
        b.join();
        assert x == 2;
    }
}
