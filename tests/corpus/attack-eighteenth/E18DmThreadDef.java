// Truth: proved. a Thread that also has an interface with a default run: the class wins, Thread.run runs the target.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18DmThreadDef {
    static int x; interface R2 { default void run() { x++; } } static class Q extends Thread implements R2 { Q(Runnable r) { super(r); } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread a = new Q(() -> { }), b = new Q(() -> { }); a.start(); b.start(); a.join(); b.join(); assert x == 0;
    }
}
