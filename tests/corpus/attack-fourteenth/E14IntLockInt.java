// Truth: violated. lockInterruptibly may be through before the interrupt
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14IntLockInt { static final ReentrantLock l=new ReentrantLock(); static boolean got;
 public static void main(String[] q) throws Exception { Thread t=new Thread(()->{ try { l.lockInterruptibly(); l.unlock(); } catch (InterruptedException e) { got=true; } }); t.start(); t.interrupt(); t.join(); assert got; } }