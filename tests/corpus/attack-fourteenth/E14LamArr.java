// Truth: violated. elements of an array of the program, given to a list of the library
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14LamArr {
static final Object[] arr=new Object[1]; static final CopyOnWriteArrayList<Object> m=new CopyOnWriteArrayList<>(new Object[]{1});
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { m.toArray(arr); });
        ts[1] = t(() -> { m.toArray(arr); });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        
    }
}
