// Truth: violated. anyOf: either may be first
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14CfEither { 
 public static void main(String[] q) throws Exception { CompletableFuture<Integer> a=new CompletableFuture<>(), b=new CompletableFuture<>(); new Thread(()->a.complete(1)).start(); new Thread(()->b.complete(2)).start(); int r=a.applyToEither(b,v->v).join(); assert r==1; } }