// Truth: violated. the same with getHoldCount in a second task
import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*; import java.util.stream.*;
public class E2404 { public static void main(String[] a) throws Exception { ReentrantLock l=new ReentrantLock(); ForkJoinPool p=new ForkJoinPool(2);
 p.submit(()->{l.lock();}).get(); int h=p.submit(()->l.getHoldCount()).get(); assert h==0; } }
