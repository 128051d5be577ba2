// Truth: violated. while a thread waits in lock(), the JDK clears its interrupt (Thread.interrupted in acquire) and sets it again at the end: another may see false
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14IoChm { static final ReentrantLock l=new ReentrantLock(); interface B { boolean get() throws Exception; }
 public static void main(String[] q) throws Exception { l.lock(); Thread t=new Thread(()->{ l.lock(); l.unlock(); }); t.start(); t.interrupt(); boolean r; ConcurrentHashMap<Integer,Boolean> m=new ConcurrentHashMap<>(); r=m.computeIfAbsent(1,k->t.isInterrupted()); assert r; l.unlock(); t.join(); } }