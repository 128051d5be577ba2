// Truth: proved. shutdownNow interrupts the worker; the task ends
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14IntPool { 
 public static void main(String[] q) throws Exception { ExecutorService s=Executors.newSingleThreadExecutor(); CountDownLatch c=new CountDownLatch(1); Future<Boolean> f=s.submit(()->{ c.countDown(); try { new CountDownLatch(1).await(); return false; } catch (InterruptedException e) { return true; } }); c.await(); s.shutdownNow(); assert f.get(); } }