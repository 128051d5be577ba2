// Truth: violated. isWriteLockedByCurrentThread in a second task
import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*; import java.util.stream.*;
public class E2467 { public static void main(String[] a) throws Exception { ReentrantReadWriteLock l=new ReentrantReadWriteLock(); ForkJoinPool p=new ForkJoinPool(2);
 p.submit(()->{l.writeLock().lock();}).get(); assert !p.submit(()->l.isWriteLockedByCurrentThread()).get(); } }
