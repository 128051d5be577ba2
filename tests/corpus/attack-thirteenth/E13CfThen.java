// Truth: violated. may run in the registering thread when already complete.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13CfThen {
static final CompletableFuture<Integer> c=new CompletableFuture<>(); static Thread who;

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { c.thenAccept(v->{ who=Thread.currentThread(); }); });
        ts[1] = t(() -> { c.complete(1); });
        ts[0].start();
        ts[1].start();

        ts[0].join();
        ts[1].join();
        assert who==ts[1];
    }
}
