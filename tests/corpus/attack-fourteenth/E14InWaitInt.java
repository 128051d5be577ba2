// Truth: proved. a thread that waits for an initialiser keeps its interrupt
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14InWaitInt { static final CountDownLatch in=new CountDownLatch(1), go=new CountDownLatch(1); static class A { static { in.countDown(); boolean done=false; while(!done) try { go.await(); done=true; } catch (InterruptedException e) {} } static void f(){} }
 public static void main(String[] q) throws Exception { Thread t1=new Thread(()->A.f()); t1.start(); in.await(); Thread t2=new Thread(()->{ A.f(); assert Thread.interrupted(); }); t2.start(); t2.interrupt(); go.countDown(); t1.join(); t2.join(); } }