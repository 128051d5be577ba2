// Locks that are taken and dropped.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10ManyLock {

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 5000; i++) {
            ReentrantLock s = new ReentrantLock();
            assert !s.isLocked();
            s.lock();
        }
    }
}
