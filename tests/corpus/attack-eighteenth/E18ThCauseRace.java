// Truth: violated. getMessage of the program beside a plain write.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ThCauseRace {
    static class Q extends RuntimeException { String m = "a"; public String getMessage() { return m; } } static final Q q = new Q();
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> { q.m = "b"; }); t.start(); q.getLocalizedMessage(); t.join();
    }
}
