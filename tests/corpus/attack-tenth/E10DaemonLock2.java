// A daemon thread that ends with the lock: main waits for ever.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10DaemonLock2 {
    static final ReentrantLock l = new ReentrantLock();


    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> l.lock());
        t.setDaemon(true);
        t.start();
        l.lock();
        l.unlock();
    }
}
