import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

// violated: in round 2 the sum is read outside of the lock
public class E2718LockMissedOnce {
static int sum; static final Object lock = new Object();
    public static void main(String[] args) throws Exception {
Runnable r = () -> { int l = 0; for (int i = 0; i < 4; i++) { for (int k = 0; k < 64; k++) l += k ^ i; if (i != 2) synchronized (lock) { sum++; } else l += sum; } };
Thread a = new Thread(r), b = new Thread(r); a.start(); b.start(); a.join(); b.join();
    }

}
