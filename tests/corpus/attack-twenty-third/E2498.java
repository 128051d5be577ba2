// Truth: violated. deadlock if one worker runs both: the second task gets in and waits for ever in main's join
import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*; import java.util.stream.*;
public class E2498 { static class T extends ForkJoinTask<Integer> { Lock l; public Integer getRawResult(){ return 0; } protected void setRawResult(Integer i){} protected boolean exec(){ return !l.tryLock(); } }
 public static void main(String[] a) throws Exception { T t=new T(); t.l=new ReentrantLock(); ForkJoinPool p=new ForkJoinPool(2); p.submit(()->{t.l.lock();}).get(); p.submit(t); t.join(); } }
