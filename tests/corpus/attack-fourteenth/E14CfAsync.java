// Truth: proved. join orders
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14CfAsync { static int x;
 public static void main(String[] q) throws Exception { CompletableFuture<Void> f=CompletableFuture.runAsync(()->{ x=1; }); f.join(); assert x==1; } }