// Truth: violated. a superclass hands this out; the final field of the subclass is written later.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18FfTwoCtor {
    static volatile S leak; static class S { S() { leak = this; } int get() { return 0; } } static class O extends S { final int v; O(int i) { super(); v = i; } int get() { return v; } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        
        Thread[] ts = {
            t(() -> { new O(3); }),
            t(() -> { S o = leak; if (o != null) { int y = o.get(); } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        
    }
}
