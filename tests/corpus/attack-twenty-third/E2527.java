// Truth: violated. newWorkStealingPool: the leak of the lock shows as in E2402
import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*; import java.util.stream.*;
public class E2527 { public static void main(String[] a) throws Exception { ReentrantLock l=new ReentrantLock(); ExecutorService p=Executors.newWorkStealingPool(2);
 p.submit(()->{l.lock();}).get(); assert !p.submit(()->l.tryLock()).get(); } }
