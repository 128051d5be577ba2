// Truth: violated. fair lock (the JDK's own code): same leak
import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*; import java.util.stream.*;
public class E2488 { public static void main(String[] a) throws Exception { ReentrantLock l=new ReentrantLock(true); ForkJoinPool p=new ForkJoinPool(2);
 p.submit(()->l.lock()).join(); assert !p.submit(()->l.tryLock()).join(); } }
