// Truth: proved. inherited when the Thread object is made
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13ItlLate {
static final InheritableThreadLocal<Integer> tl=new InheritableThreadLocal<>();

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
tl.set(1);
        Thread[] ts = new Thread[1];
        ts[0] = t(() -> { assert tl.get()==1; });
        ts[0].start();
tl.set(2);
        ts[0].join();
        
    }
}
