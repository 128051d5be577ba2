// Truth: proved. a subclass of Thread keeps a field named interrupted of its own.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClIntrSelf {
    static class Q extends Thread { boolean interrupted = true; boolean was; public void run() { was = Thread.interrupted(); } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Q q = new Q(); q.start(); q.join(); assert !q.was; assert q.interrupted;
    }
}
