// truth: deadlock: A waits for 2 first, B for 1 behind; release(1) wakes only A, who parks again: B stays though a permit is there
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.util.stream.*;
import java.nio.*;
import java.text.*;
import java.lang.invoke.*;
import java.lang.reflect.Array;
import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;
import edu.rice.hj.api.*;
import static edu.rice.hj.api.HjPhaserMode.*;
public class E21SmHeadOfLine {
    interface Act { void run() throws Exception; }
    static Thread mk(Act a) { return new Thread(() -> { try { a.run(); } catch (RuntimeException | Error e) { throw e; } catch (Exception e) { throw new AssertionError(e); } }); }
    static Thread go(Act a) { Thread t = mk(a); t.start(); return t; }
    static int x, y, z;
    static volatile int v;
    static final Object m = new Object();
    public static void main(String[] args) throws Exception {
        Semaphore s = new Semaphore(0);
        Thread a = go(() -> s.acquire(2)); while (s.getQueueLength() != 1) Thread.yield();
        Thread b = go(() -> s.acquire(1)); while (s.getQueueLength() != 2) Thread.yield();
        s.release(1); b.join();
    }
}
