// Truth: violated. two tasks one after the other see the same owner thread when one worker runs both
import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*; import java.util.stream.*;
public class E2408 { static class L extends ReentrantLock { Thread o(){ return getOwner(); } }
 public static void main(String[] a) throws Exception { L l=new L(); ForkJoinPool p=new ForkJoinPool(2);
 Callable<Thread> c=()->{l.lock(); try { return l.o(); } finally { l.unlock(); }};
 Thread x=p.submit(c).get(), y=p.submit(c).get(); assert x!=y; } }
