// Truth: proved. an exception of a submitted task is kept in its future
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14PoolThrow { 
 public static void main(String[] q) throws Exception { ExecutorService s=Executors.newSingleThreadExecutor(); Future<?> f=s.submit((Runnable)()->{ throw new RuntimeException("a"); }); boolean ok=false; try { f.get(); } catch (ExecutionException e) { ok=e.getCause().getMessage().equals("a"); } s.shutdown(); assert ok; } }