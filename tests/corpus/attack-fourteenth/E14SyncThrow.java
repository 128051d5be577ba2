// Truth: proved. an exception gives the monitors back
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14SyncThrow {
static final Object a=new Object(), b=new Object(); static int n;
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { try { synchronized(a){ synchronized(b){ n++; throw new RuntimeException(); } } } catch (RuntimeException e) {} });
        ts[1] = t(() -> { synchronized(b){ n++; } });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        assert n==2;
    }
}
