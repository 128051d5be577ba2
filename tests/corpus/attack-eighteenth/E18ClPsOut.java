// Truth: violated. a PrintStream around a stream of the program that counts plainly, and two PrintStreams around it.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClPsOut {
    static class O extends java.io.OutputStream { int n; public void write(int b) { n++; } } 
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        O o = new O(); java.io.PrintStream p = new java.io.PrintStream(o, true), q = new java.io.PrintStream(o, true); Thread t = new Thread(() -> { p.print("a"); }); t.start(); q.print("b"); t.join();
    }
}
