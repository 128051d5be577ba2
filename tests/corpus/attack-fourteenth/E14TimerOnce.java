// Truth: proved. the timer task runs once; cancel ends the thread
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14TimerOnce { static int x; public static void main(String[] q) throws Exception { java.util.Timer t=new java.util.Timer(true); CountDownLatch c=new CountDownLatch(1); t.schedule(new TimerTask(){ public void run(){ x=1; c.countDown(); } },0); c.await(); assert x==1; t.cancel(); } }