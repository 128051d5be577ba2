// Draining a negative number gives it and leaves zero.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10SemDrainNeg {
    static final Semaphore s = new Semaphore(-3);


    public static void main(String[] args) throws Exception {
        assert s.drainPermits() == -3;
        assert s.availablePermits() == 0;
        assert !s.tryAcquire();
        s.release();
        assert s.tryAcquire();
    }
}
