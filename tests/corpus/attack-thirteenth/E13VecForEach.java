// Truth: proved. 
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13VecForEach {
static final Vector<Integer> l=new Vector<>(List.of(1,2));

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { l.add(2); });
        ts[1] = t(() -> { int[] s={0}; l.forEach(i->s[0]+=i); assert s[0]==3||s[0]==5; });
        ts[0].start();
        ts[1].start();

        ts[0].join();
        ts[1].join();
        
    }
}
