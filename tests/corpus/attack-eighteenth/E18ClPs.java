// Truth: violated. a PrintStream of the program whose write is not synchronized counts plainly.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClPs {
    static class Q extends java.io.PrintStream { int n; Q() { super(new java.io.ByteArrayOutputStream()); } public void write(byte[] b, int o, int l) { n += l; } public void print(String s) { n++; } public void println(String s) { n++; } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Q q = new Q(); Thread t = new Thread(() -> { q.println("a"); }); t.start(); q.println("b"); t.join();
    }
}
