// Truth: proved. the value of an Optional is final, and so is a Long's.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16FfOptional {
    static final AtomicReference<Optional<Long>> pub = new AtomicReference<>();
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { pub.setOpaque(Optional.of(Long.parseLong("4711"))); }),
            t(() -> { Optional<Long> a = pub.getOpaque(); if (a != null) { assert a.get() == 4711L; } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
