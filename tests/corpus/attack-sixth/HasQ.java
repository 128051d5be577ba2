// hasQueuedThreads: true while the other waits.
import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class HasQ { public static void main(String[] a) { ReentrantLock l = new ReentrantLock(); launchHabaneroApp(() -> { finish(() -> {
    async(() -> { l.lock(); try { assert !l.hasQueuedThreads(); } finally { l.unlock(); } });
    async(() -> { l.lock(); l.unlock(); }); }); }); } }
