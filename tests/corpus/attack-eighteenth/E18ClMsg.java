// Truth: violated. an exception with a field named detailMessage that is no text leaves main.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClMsg {
    static class Q extends RuntimeException { long detailMessage = 0x7fffffffffL; double cause = 1.5; long stackTrace = -1; long backtrace = -1; Q() { super("really", new Error("why")); } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        throw new Q();
    }
}
