// Truth: proved. one writer of a volatile variable, 200 times, and a reader.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18BgVol1000 {
    static volatile int v;
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> { for (int i = 1; i <= 200; i++) v = i; }); t.start(); int a = v, b = v; assert a <= b; t.join(); assert v == 200;
    }
}
