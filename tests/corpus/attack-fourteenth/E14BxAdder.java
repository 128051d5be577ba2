// Truth: proved. the put is before the access that finds the element (Javadoc: memory consistency effects)
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14BxAdder {
static class Box { int v; } static final LongAdder m=new LongAdder(); static volatile Box bb;
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { Box b=new Box(); b.v=1; bb=b; m.add(1);  });
        ts[1] = t(() -> { Box c=m.sum()==1?bb:null; if (c!=null) { assert c.v==1; } });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        
    }
}
