// Truth: violated. t1 leaks the lock on its worker; t2 may run on the same worker, so isHeldByCurrentThread is true there
import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*; import java.util.stream.*;
public class E2401 { public static void main(String[] a) throws Exception { ReentrantLock l=new ReentrantLock(); ForkJoinPool p=new ForkJoinPool(2);
 p.submit(()->{l.lock();}).get(); boolean h=p.submit(()->l.isHeldByCurrentThread()).get(); assert !h; } }
