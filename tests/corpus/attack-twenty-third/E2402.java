// Truth: violated. t1 leaks the lock; t2 on the same worker gets it again by tryLock
import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*; import java.util.stream.*;
public class E2402 { public static void main(String[] a) throws Exception { ReentrantLock l=new ReentrantLock(); ForkJoinPool p=new ForkJoinPool(2);
 p.submit(()->{l.lock();}).get(); boolean h=p.submit(()->l.tryLock()).get(); assert !h; } }
