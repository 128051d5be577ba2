// Truth: proved. a subclass of Thread has a field named contextClassLoader.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClCtx {
    static class Q extends Thread { String contextClassLoader = "mine"; String inheritedAccessControlContext = "y"; String blocker = "b", blockerLock = "l"; public void run() { assert getContextClassLoader() != null; } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Q q = new Q(); q.start(); q.join(); assert q.contextClassLoader.equals("mine") && q.blocker.equals("b") && q.blockerLock.equals("l");
    }
}
