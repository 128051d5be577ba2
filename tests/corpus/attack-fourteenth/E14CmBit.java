// Truth: proved. bits set by two
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14CmBit {
static final VarHandle VH; static volatile int f; static { try { VH=MethodHandles.lookup().findStaticVarHandle(E14CmBit.class,"f",int.class); } catch (Exception e) { throw new Error(e); } }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { VH.getAndBitwiseOr(1); });
        ts[1] = t(() -> { VH.getAndBitwiseOr(2); });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        assert f==3;
    }
}
