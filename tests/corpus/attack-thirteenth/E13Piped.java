// Truth: proved. 
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13Piped {

static final java.io.PipedOutputStream o=new java.io.PipedOutputStream(); static final java.io.PipedInputStream i=new java.io.PipedInputStream();
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
i.connect(o);
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { o.write(65); o.close(); });
        ts[1] = t(() -> { assert i.read()==65; assert i.read()==-1; });
        ts[0].start();
        ts[1].start();

        ts[0].join();
        ts[1].join();
        
    }
}
