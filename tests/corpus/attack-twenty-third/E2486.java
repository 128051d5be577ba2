// Truth: proved. getPoolIndex of the first worker is small, never negative
import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*; import java.util.stream.*;
public class E2486 { static class L extends ReentrantLock { Thread o(){ return getOwner(); } }
 public static void main(String[] a) throws Exception { L l=new L(); ForkJoinPool p=new ForkJoinPool(2); p.submit(()->{ l.lock(); }).join(); ForkJoinWorkerThread t=(ForkJoinWorkerThread)l.o(); assert t.getPoolIndex()>=0; } }
