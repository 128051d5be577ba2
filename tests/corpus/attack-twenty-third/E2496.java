// Truth: violated. downgrading: the second task gets the read lock if its worker leaked the write lock
import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*; import java.util.stream.*;
public class E2496 { public static void main(String[] a) throws Exception { ReentrantReadWriteLock l=new ReentrantReadWriteLock(); ForkJoinPool p=new ForkJoinPool(2);
 p.submit(()->{l.writeLock().lock();}).get(); assert !p.submit(()->l.readLock().tryLock()).get(); } }
