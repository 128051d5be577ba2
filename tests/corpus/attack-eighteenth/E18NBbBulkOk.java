// Truth: proved. as the race, but the second is started when the first has ended.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18NBbBulkOk {
    static byte[] a = new byte[16]; 
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        
        Thread[] ts = {
            t(() -> { a[3] = 1; Thread q = t(() -> { java.nio.ByteBuffer b = java.nio.ByteBuffer.allocate(16); b.put(a); }); q.start(); q.join(); })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        
    }
}
