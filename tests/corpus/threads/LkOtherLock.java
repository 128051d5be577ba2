import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** A condition that belongs to another lock. */
public class LkOtherLock {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition ready = lock.newCondition();
    public static void main(String[] args) throws Exception {
        ReentrantLock other = new ReentrantLock();
        other.lock();
        ready.signal();
    }
}
