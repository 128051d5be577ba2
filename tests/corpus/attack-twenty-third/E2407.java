// Truth: proved. the owner's name in the lock's text is that of a pool's worker, always ForkJoinPool-1-worker-N
import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*; import java.util.stream.*;
public class E2407 { public static void main(String[] a) throws Exception { ReentrantLock l=new ReentrantLock(); ForkJoinPool p=new ForkJoinPool(2);
 String s=p.submit(()->{l.lock(); try { return l.toString(); } finally { l.unlock(); }}).get(); assert s.contains("ForkJoinPool-1-worker-"); } }
