// Truth: violated. append calls String.valueOf outside the monitor.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClPsAppend {
    static int n; static class O implements CharSequence { public String toString() { n++; return "x"; } public int length() { return 1; } public char charAt(int i) { return 0; } public CharSequence subSequence(int a, int b) { return this; } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> { System.out.append(new O()); }); t.start(); System.out.append(new O()); t.join();
    }
}
