// Truth: violated. execute: the exception leaves the worker
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14PoolExec { 
 public static void main(String[] q) throws Exception { ExecutorService s=Executors.newSingleThreadExecutor(); s.execute(()->{ throw new RuntimeException("a"); }); s.shutdown(); } }