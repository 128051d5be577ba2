// Truth: violated. the cause's text names the thread that failed
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15WhoFail {
static class A { static int q=1/("".length()); static void f(){} }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { Thread.currentThread().setName("one"); try { A.f(); } catch (NoClassDefFoundError e) { assert !e.getCause().getMessage().contains("two"); } catch (LinkageError e) { } });
        ts[1] = t(() -> { Thread.currentThread().setName("two"); try { A.f(); } catch (LinkageError e) { } });
        ts[0].start();
        ts[1].start();
        ts[0].join();
        ts[1].join();
        
    }
}
