// Truth: proved. a delay of 0
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14SchedOnce { static int x;
 public static void main(String[] q) throws Exception { ScheduledExecutorService s=Executors.newScheduledThreadPool(1); ScheduledFuture<?> f=s.schedule(()->{ x=1; },0,TimeUnit.SECONDS); f.get(); assert x==1; s.shutdown(); } }