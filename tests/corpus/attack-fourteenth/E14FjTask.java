// Truth: proved. join orders the result
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14FjTask { static int x; static class R extends RecursiveTask<Integer> { int n; R(int n){this.n=n;} protected Integer compute(){ if(n==0){ x=1; return 1; } R r=new R(0); r.fork(); int v=r.join(); assert x==1; return v+1; } }
 public static void main(String[] q) throws Exception { assert new ForkJoinPool(1).invoke(new R(1))==2; } }