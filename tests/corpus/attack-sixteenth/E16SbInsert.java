// Truth: violated. both insert at the front of one StringBuilder.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16SbInsert {
    static final StringBuilder s = new StringBuilder("ab");
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { s.insert(0, "x"); }),
            t(() -> { s.insert(0, "y"); })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
