// Truth: proved. a subclass of Thread has fields named target and group; they stay as they are when the thread ends.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClTarget {
    static class Q extends Thread { int[] target = {1}; String group = "g"; public void run() { target[0]++; } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Q q = new Q(); q.start(); q.join(); assert q.target[0] == 2; assert q.group.equals("g");
    }
}
