// Truth: violated. race behind the leaked lock: only if one worker runs both does the second get in, and then main reads what it writes
import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*; import java.util.stream.*;
public class E2497 { static int x; public static void main(String[] a) throws Exception { ReentrantLock l=new ReentrantLock(); ForkJoinPool p=new ForkJoinPool(2);
 p.submit(()->{l.lock();}).get(); p.execute(()->{ if (l.tryLock()) x=1; }); int y=x; } }
