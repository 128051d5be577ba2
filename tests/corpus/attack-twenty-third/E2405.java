// Truth: violated. read lock leaked by t1, read hold count seen by t2 on the same worker
import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*; import java.util.stream.*;
public class E2405 { public static void main(String[] a) throws Exception { ReentrantReadWriteLock l=new ReentrantReadWriteLock(); ForkJoinPool p=new ForkJoinPool(2);
 p.submit(()->{l.readLock().lock();}).get(); int h=p.submit(()->l.getReadHoldCount()).get(); assert h==0; } }
