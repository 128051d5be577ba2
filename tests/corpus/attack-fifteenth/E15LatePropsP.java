// Truth: violated. an object in System.getProperties()
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15LatePropsP {
 static volatile int n;
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { System.getProperties().put("e15",new int[1]); ((int[])System.getProperties().get("e15"))[0]++; });
        ts[1] = t(() -> { int[] q=(int[])System.getProperties().get("e15"); if (q!=null) { q[0]++; n=1; } });
        ts[0].start();
        ts[1].start();
        ts[0].join();
        ts[1].join();
        assert ((int[])System.getProperties().get("e15"))[0]==1+n;
    }
}
