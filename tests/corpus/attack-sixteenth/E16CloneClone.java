// Truth: proved. two clones only read.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16CloneClone {
    static final int[] a = {0, 1, 2, 3, 4, 5, 6, 7};
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { assert a.clone()[3] == 3; }),
            t(() -> { assert a.clone()[4] == 4; })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
