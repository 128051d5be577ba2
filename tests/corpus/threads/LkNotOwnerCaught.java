import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** The exception is the documented one, and the lock stays held. */
public class LkNotOwnerCaught {
    static final ReentrantLock lock = new ReentrantLock();
    public static void main(String[] args) throws Exception {
        lock.lock();
        Thread one = new Thread(() -> {
            try {
                lock.unlock();
                assert false;
            } catch (IllegalMonitorStateException expected) {
                assert lock.isLocked();
            }
        });
        one.start();
        one.join();
        lock.unlock();
    }
}
