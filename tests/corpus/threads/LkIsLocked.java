import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** The lock may be seen while it is held. */
public class LkIsLocked {
    static final ReentrantLock lock = new ReentrantLock();
    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> { lock.lock(); lock.unlock(); });
        one.start();
        assert !lock.isLocked();
    }
}
