// Truth: proved. an element whose delay is over
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14DelayQ { static class D implements Delayed { int v; public long getDelay(TimeUnit u){ return 0; } public int compareTo(Delayed o){ return 0; } }
 public static void main(String[] q) throws Exception { DelayQueue<D> d=new DelayQueue<>(); new Thread(()->{ D e=new D(); e.v=1; d.put(e); }).start(); assert d.take().v==1; } }