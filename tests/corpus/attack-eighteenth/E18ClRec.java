// Truth: proved. a record component named like a field of its superclass.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClRec {
    record P(int hash, int value, String coder) { }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread a = new Thread(() -> { P p = new P(1, 2, "c"); assert p.toString().equals("P[hash=1, value=2, coder=c]"); assert p.equals(new P(1, 2, "c")); }); a.start(); a.join();
    }
}
