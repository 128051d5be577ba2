// Truth: proved. a recursion 3,000 deep in a thread.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18BgDeep {
    static int f(int n) { return n == 0 ? 0 : 1 + f(n - 1); }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> { assert f(3000) == 3000; }); t.start(); t.join();
    }
}
