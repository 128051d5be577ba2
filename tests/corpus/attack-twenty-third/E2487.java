// Truth: violated. a condition that the second task may signal if it runs on the thread that leaked the lock
import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*; import java.util.stream.*;
public class E2487 { public static void main(String[] a) throws Exception { ReentrantLock l=new ReentrantLock(); Condition c=l.newCondition(); ForkJoinPool p=new ForkJoinPool(2);
 p.submit(()->l.lock()).join(); boolean ok=p.submit(()->{ try { c.signal(); return true; } catch (IllegalMonitorStateException e) { return false; } }).join(); assert !ok; } }
