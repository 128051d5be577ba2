// Truth: violated. a thread spins for ever on a volatile variable that nobody sets: the program never ends... it is a livelock, and the assertion of the other fails.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18BgSpin {
    static volatile boolean b;
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> { while (!b) Thread.onSpinWait(); }); t.setDaemon(true); t.start(); assert b;
    }
}
