// Truth: violated. the child may run on the thread of its parent (unlock is then no error), or on another: IllegalMonitorStateException or none
import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*; import java.util.stream.*;
public class E2429 { static ReentrantLock l=new ReentrantLock(); static class C extends RecursiveAction { protected void compute(){ l.lock(); } }
 public static void main(String[] a) throws Exception { boolean ok=new ForkJoinPool(2).submit(()->{ C c=new C(); c.fork(); c.join(); try { l.unlock(); return true; } catch (IllegalMonitorStateException e) { return false; } }).join(); assert !ok; } }
