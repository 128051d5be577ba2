// Truth: proved. a linked list of 200,000 nodes, made by one thread and read by main after it.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18BgLinked {
    static class N { N n; int v; } static N h;
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> { for (int i = 0; i < 200_000; i++) { N n = new N(); n.n = h; n.v = i; h = n; } }); t.start(); t.join(); int c = 0; for (N n = h; n != null; n = n.n) c++; assert c == 200_000;
    }
}
