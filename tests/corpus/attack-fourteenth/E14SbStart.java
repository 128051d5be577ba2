// Truth: violated. store buffering: isAlive of a thread that another starts (no synchronisation action sees "not started"), and lazySet
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14SbStart { static final AtomicInteger oo=new AtomicInteger(); static boolean a,b;
 public static void main(String[] q) throws Exception { CountDownLatch c=new CountDownLatch(1); Thread t3=new Thread(()->{ try { c.await(); } catch (InterruptedException e) {} });
 Thread t1=new Thread(()->{ oo.lazySet(1); a=!t3.isAlive(); }); t1.start(); t3.start(); b=oo.get()==0; t1.join(); c.countDown(); assert !(a && b); } }