// Truth: proved. an endless recursion is caught, and the lock is given back.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18BgSoeCaught {
    static int f(int n) { return 1 + f(n + 1); } static final Object l = new Object();
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> { synchronized (l) { try { f(0); } catch (StackOverflowError e) { } } }); t.start(); synchronized (l) { } t.join();
    }
}
