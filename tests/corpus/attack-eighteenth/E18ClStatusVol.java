// Truth: proved. a subclass of Thread has a field named threadStatus, which the thread writes: join waits for the end all the same.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClStatusVol {
    static class Q extends Thread { int threadStatus; int x; public void run() { threadStatus = 2; x = 1; } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Q q = new Q(); q.start(); q.join(); assert q.x == 1; 
    }
}
