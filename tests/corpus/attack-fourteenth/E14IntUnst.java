// Truth: violated. interrupt before start: kept or lost depending on the version; on 17 it has no effect -> the flag is false
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14IntUnst {
static Thread w=new Thread(()->{ assert Thread.currentThread().isInterrupted(); });
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[1];
        ts[0] = t(() -> { w.interrupt(); w.start(); });
        ts[0].start();
        
        ts[0].join();
        
    }
}
