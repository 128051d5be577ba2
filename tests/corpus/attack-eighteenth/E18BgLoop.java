// Truth: proved. a long loop of one task beside another.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18BgLoop {
    static int x;
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> { int s = 0; for (int i = 0; i < 3_000_000; i++) s += i ^ s; }); t.start(); x = 1; t.join(); assert x == 1;
    }
}
