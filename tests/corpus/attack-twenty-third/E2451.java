// Truth: violated. the handler of execute's exceptions gets the worker, whose name is ForkJoinPool-1-worker-1
import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*; import java.util.stream.*;
public class E2451 { static volatile String s=""; public static void main(String[] a) throws Exception { 
 Thread.setDefaultUncaughtExceptionHandler((t,e)->{ if (e instanceof IllegalStateException) s=t.getName(); }); ForkJoinPool p=new ForkJoinPool(2);
 p.execute((Runnable)()->{throw new IllegalStateException();}); p.shutdown(); while(!p.awaitTermination(1000,TimeUnit.SECONDS)); assert !s.startsWith("ForkJoinPool"); } }
