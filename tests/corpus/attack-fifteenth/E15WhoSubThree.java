// Truth: violated. third one is to be first
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15WhoSubThree {
static volatile int k; static class B { static final int V=k; } static class S extends B { static void g(){} }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[3];
        ts[0] = t(() -> { S.g(); });
        ts[1] = t(() -> { k=1; S.g(); assert B.V==1; });
        ts[2] = t(() -> { S.g(); });
        ts[0].start();
        ts[1].start();
        ts[2].start();
        ts[0].join();
        ts[1].join();
        ts[2].join();
        
    }
}
