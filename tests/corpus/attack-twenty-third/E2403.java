// Truth: violated. main forks to the common pool, its join may run the task in main: then main holds the lock that the task leaks
import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*; import java.util.stream.*;
public class E2403 { public static void main(String[] a) throws Exception { ReentrantLock l=new ReentrantLock();
 ForkJoinTask<?> t=ForkJoinTask.adapt(()->{l.lock();}).fork(); t.join(); assert !l.isHeldByCurrentThread(); } }
