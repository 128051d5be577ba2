// Truth: proved. printf calls toString of the program inside the monitor of System.out.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClPsFmtTs {
    static int n; static class O { public String toString() { n++; return "x"; } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> { System.out.printf("%s", new O()); }); t.start(); System.out.format("%s", new O()); t.join(); assert n == 2;
    }
}
