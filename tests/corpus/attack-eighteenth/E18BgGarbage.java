// Truth: proved. much garbage in two threads.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18BgGarbage {
    static int x;
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> { for (int i = 0; i < 20_000; i++) { int[] g = new int[1000]; g[5] = i; } }); t.start(); for (int i = 0; i < 20_000; i++) { Object[] g = new Object[100]; g[1] = g; } t.join();
    }
}
