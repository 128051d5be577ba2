// Truth: proved. values of an enum
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14HiEnumVal {
static int z; enum E { P(1),Q(2); final int v; E(int v){ this.v=v; z+=v; } }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { assert E.P.v==1; int y=z; assert y==3; });
        ts[1] = t(() -> { assert E.values().length==2; int y=z; assert y==3; });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        
    }
}
