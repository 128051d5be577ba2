// Semaphores that are used and dropped: a new one is as it was made.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10ManySem {

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 20000; i++) {
            Semaphore s = new Semaphore(1);
            assert s.tryAcquire();
            assert !s.tryAcquire();
        }
    }
}
