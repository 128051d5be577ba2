// Truth: violated. a worker's Thread by FutureTask? no: by the lock's queue of owners: two tasks in two pools are never one thread, in one pool may be
import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*; import java.util.stream.*;
public class E2484 { static class O extends AbstractOwnableSynchronizer {} static class L extends ReentrantLock { String o(){ Thread t=getOwner(); return t==null?null:t.getName(); } }
 public static void main(String[] a) throws Exception { L l=new L(); new ForkJoinPool(2).submit(()->{ l.lock(); }).join(); assert l.o().equals("worker"); } }
