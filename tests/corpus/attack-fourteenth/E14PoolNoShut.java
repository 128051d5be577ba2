// Truth: violated. the worker of a pool that is not shut down waits for ever: the program never ends
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14PoolNoShut { 
 public static void main(String[] q) throws Exception { ExecutorService s=Executors.newFixedThreadPool(1); s.submit(()->1).get(); } }