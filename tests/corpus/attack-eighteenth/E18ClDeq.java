// Truth: proved. a worker class as people write it: a Thread with a target.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClDeq {
    static class Worker extends Thread { final int[] target; final int from; Worker(int[] target, int from) { this.target = target; this.from = from; } public void run() { for (int i = from; i < from + 2; i++) target[i] = i; } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        int[] a = new int[4]; Worker p = new Worker(a, 0), q = new Worker(a, 2); p.start(); q.start(); p.join(); q.join(); assert p.target[3] == 3 && q.target == a;
    }
}
