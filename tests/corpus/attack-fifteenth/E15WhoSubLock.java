// Truth: violated. deadlock: T2 first at S, B's initialiser needs m which T1 holds, T1 waits for S
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15WhoSubLock {
static final Object m=new Object(); static int z; static class B { static { synchronized(m) { z++; } } } static class S extends B { static void g(){} }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { synchronized(m) { S.g(); } });
        ts[1] = t(() -> { S.g(); });
        ts[0].start();
        ts[1].start();
        ts[0].join();
        ts[1].join();
        
    }
}
