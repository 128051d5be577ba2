// Truth: violated. the initialiser keeps how deep its stack is, which tells who ran it: the second task asserts that it did not.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18InWhoTrace {
    static class C { static final int d = new Throwable().getStackTrace().length; } static int deep() { return new Throwable().getStackTrace().length; } static int g() { return h(); } static int h() { return C.d; }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        
        Thread[] ts = {
            t(() -> { int y = C.d; }),
            t(() -> { int y = g(); int z = deep(); assert y < z + 1; })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        
    }
}
