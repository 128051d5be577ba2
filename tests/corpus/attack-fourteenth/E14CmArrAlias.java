// Truth: violated. a[i]+=.. and a[j]=.. are the same element
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14CmArrAlias {
static final int[] a=new int[2]; static final Object l=new Object();
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { synchronized(l){ a[0]+=1; } });
        ts[1] = t(() -> { synchronized(l){ int i=0; a[i]=5; } });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        assert a[0]==5;
    }
}
