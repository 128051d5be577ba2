// Truth: proved. ThreadPoolExecutor with overridden hooks.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18OvLoader {
    static class E extends ThreadPoolExecutor { int b, a; E() { super(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>()); } void onShutdown() { throw new Error(); } protected void beforeExecute(Thread t, Runnable r) { b++; } protected void afterExecute(Runnable r, Throwable t) { a++; } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        E e = new E(); e.execute(() -> { }); e.execute(() -> { }); e.shutdown(); while (!e.isTerminated()) Thread.onSpinWait(); assert e.a == 2 && e.b == 2;
    }
}
