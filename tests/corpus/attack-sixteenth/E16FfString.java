// Truth: proved. a String made by T1: its array is a final field.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16FfString {
    static final AtomicReference<String> pub = new AtomicReference<>();
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { pub.setOpaque(new String(new char[]{'a', 'b'})); }),
            t(() -> { String a = pub.getOpaque(); if (a != null) { assert a.charAt(1) == 'b' && a.length() == 2; } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
