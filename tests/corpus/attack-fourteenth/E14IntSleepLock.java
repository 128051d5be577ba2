// Truth: proved. lock() keeps the interrupt; sleep throws
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14IntSleepLock { static final ReentrantLock l=new ReentrantLock(); static boolean got;
 public static void main(String[] q) throws Exception { Thread t=new Thread(()->{ l.lock(); l.unlock(); while(!Thread.currentThread().isInterrupted()) Thread.yield(); try { Thread.sleep(5); } catch (InterruptedException e) { got=true; } }); t.start(); l.lock(); t.interrupt(); l.unlock(); t.join(); assert got; } }