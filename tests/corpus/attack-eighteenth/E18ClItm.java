// Truth: violated. a subclass of ExceptionInInitializerError with a field named exception leaves a thread.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClItm {
    static class Q extends ExceptionInInitializerError { int exception = 4; }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread a = new Thread(() -> { throw new Q(); }); a.start(); a.join();
    }
}
