// Truth: violated. a thread whose run is a default method of an interface... of its Runnable.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18DmThread {
    static int x; interface R2 extends Runnable { default void run() { x++; } } static class Q implements R2 { }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread a = new Thread(new Q()), b = new Thread(new Q()); a.start(); b.start(); a.join(); b.join();
    }
}
