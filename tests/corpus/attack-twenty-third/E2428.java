// Truth: violated. the lock is leaked by a child; the parent joins it, and its thread may have run it: tryLock succeeds in the parent only then
import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*; import java.util.stream.*;
public class E2428 { static ReentrantLock l=new ReentrantLock(); static class C extends RecursiveAction { protected void compute(){ l.lock(); } }
 public static void main(String[] a) throws Exception { assert !new ForkJoinPool(2).submit(()->{ C c=new C(); c.fork(); c.join(); return l.tryLock(); }).join(); } }
