// Truth: proved. a thread overrides getId, getName of nobody, and toString.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18OvGetState {
    static class Q extends Thread { public long getId() { return 5; } public String toString() { return "q"; } public Thread.State getState() { return Thread.State.BLOCKED; } public void run() { } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Q q = new Q(); q.start(); q.join(); assert q.getState() == Thread.State.BLOCKED && q.toString().equals("q") && !q.isAlive();
    }
}
