// Truth: violated. main sees that the owner of the lock is a daemon thread of a pool, an instance of ForkJoinWorkerThread with index 0
import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*; import java.util.stream.*;
public class E2485 { static class L extends ReentrantLock { Thread o(){ return getOwner(); } }
 public static void main(String[] a) throws Exception { L l=new L(); ForkJoinPool p=new ForkJoinPool(2); p.submit(()->{ l.lock(); }).join(); ForkJoinWorkerThread t=(ForkJoinWorkerThread)l.o(); assert t.getPool()==p; assert t.getPoolIndex()!=0; } }
