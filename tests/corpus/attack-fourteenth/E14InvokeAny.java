// Truth: violated. invokeAny gives the result of one that succeeded
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14InvokeAny { 
 public static void main(String[] q) throws Exception { ExecutorService s=Executors.newFixedThreadPool(2); int r=s.invokeAny(List.of(()->1,()->2)); s.shutdown(); assert r==1; } }