// Truth: proved. an interrupt that ended lockInterruptibly is cleared
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14IntHeldFlag { static final ReentrantLock l=new ReentrantLock(); static boolean got;
 public static void main(String[] q) throws Exception { l.lock(); Thread t=new Thread(()->{ try { l.lockInterruptibly(); l.unlock(); } catch (InterruptedException e) { got=!Thread.currentThread().isInterrupted(); } }); t.start(); t.interrupt(); t.join(); assert got; l.unlock(); } }