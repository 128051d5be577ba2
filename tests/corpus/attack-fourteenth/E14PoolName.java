// Truth: proved. workers of a default factory are named pool-1-thread-1
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14PoolName { public static void main(String[] q) throws Exception { ExecutorService s=Executors.newSingleThreadExecutor(); assert s.submit(()->Thread.currentThread().getName()).get().equals("pool-1-thread-1"); s.shutdown(); } }