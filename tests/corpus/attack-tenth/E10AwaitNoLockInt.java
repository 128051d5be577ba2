// An interrupted thread without the lock gets InterruptedException from await, for that is looked at first.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10AwaitNoLockInt {
    static final ReentrantLock l = new ReentrantLock();
    static final Condition c = l.newCondition();


    public static void main(String[] args) throws Exception {
        Thread.currentThread().interrupt();
        try {
            c.await();
            assert false;
        } catch (InterruptedException e) {
        }
    }
}
