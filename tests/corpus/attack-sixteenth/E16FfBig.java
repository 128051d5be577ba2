// Truth: proved. BigInteger: mag and signum are final.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16FfBig {
    static final AtomicReference<java.math.BigInteger> pub = new AtomicReference<>();
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { pub.setOpaque(new java.math.BigInteger("123456789012")); }),
            t(() -> { java.math.BigInteger a = pub.getOpaque(); if (a != null) { assert a.signum() == 1 && a.longValue() == 123456789012L; } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
