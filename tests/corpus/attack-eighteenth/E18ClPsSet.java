// Truth: violated. System.out is replaced by a stream of the program, which counts plainly.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClPsSet {
    static class Q extends java.io.PrintStream { int n; Q() { super(new java.io.ByteArrayOutputStream()); } public void println(String s) { n++; } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        System.setOut(new Q()); Thread t = new Thread(() -> { System.out.println("a"); }); t.start(); System.out.println("b"); t.join();
    }
}
