// Truth: proved. await throws or was signalled; the lock is held in both
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14IntCond { static final ReentrantLock l=new ReentrantLock(); static final Condition c=l.newCondition(); static boolean go;
 public static void main(String[] q) throws Exception { Thread t=new Thread(()->{ l.lock(); try { while(!go) c.await(); } catch (InterruptedException e) { assert l.isHeldByCurrentThread(); } finally { l.unlock(); } }); t.start(); t.interrupt(); l.lock(); go=true; c.signal(); l.unlock(); t.join(); } }