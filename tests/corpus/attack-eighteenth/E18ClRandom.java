// Truth: proved. a subclass of Random with a field named seed.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClRandom {
    static class Q extends Random { int seed = 4; Q() { super(1); } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Q q = new Q(); Thread a = new Thread(() -> { q.nextInt(); }); a.start(); q.nextInt(); a.join(); assert q.seed == 4;
    }
}
