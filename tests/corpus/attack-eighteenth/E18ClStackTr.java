// Truth: proved. printStackTrace locks System.err and uses an identity set; the overridden toString counts inside.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClStackTr {
    static int n; static class Q extends Exception { public String toString() { n++; return "q"; } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> { new Q().printStackTrace(); }); t.start(); new Q().printStackTrace(); t.join(); assert n == 2;
    }
}
