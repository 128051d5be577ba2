// Truth: violated. the same with an interface with a default method
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15SubInsideIf {
static int z; static final ReentrantLock ll=new ReentrantLock(); interface B { int Q=w(); default void m(){} } static int w() { S.touch(); z=1; return z; } static class S implements B { static Object o=new Object(); static void touch(){} static void g(){} }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { int k=B.Q; ll.lock(); });
        ts[1] = t(() -> { if (!ll.tryLock()) { S.g(); int y=z; } else ll.unlock(); });
        ts[0].start();
        ts[1].start();
        ts[0].join();
        ts[1].join();
        
    }
}
