// Truth: violated. the walker sees the frame of T2
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15WhoWalker {
static class A { static final boolean H=StackWalker.getInstance().walk(s -> s.anyMatch(f -> f.getMethodName().equals("byTwo"))); static void f(){} } static void byTwo() { A.f(); }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { A.f(); assert !A.H; });
        ts[1] = t(() -> { byTwo(); });
        ts[0].start();
        ts[1].start();
        ts[0].join();
        ts[1].join();
        
    }
}
