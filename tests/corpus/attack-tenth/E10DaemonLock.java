// A daemon thread holds the lock for ever: main waits.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10DaemonLock {
    static final ReentrantLock l = new ReentrantLock();


    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            l.lock();
            LockSupport.park();
        });
        t.setDaemon(true);
        t.start();
        l.lock();
        l.unlock();
    }
}
