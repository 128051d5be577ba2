// Truth: proved. system properties hand an array over: they are safe for any use (a ConcurrentHashMap in a Properties), and put lies before get that sees it.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16CfProps {

    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { int[] b = {4}; System.getProperties().put("e16", b); }),
            t(() -> { int[] a = (int[]) System.getProperties().get("e16"); if (a != null) assert a[0] == 4; })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
