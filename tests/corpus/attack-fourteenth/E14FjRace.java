// Truth: violated. a forked task and its parent both write x before join
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14FjRace { static int x; static class R extends RecursiveTask<Integer> { int n; R(int n){this.n=n;} protected Integer compute(){ if(n==0){ x=1; return 1; } R r=new R(0); r.fork(); x=2; int v=r.join(); return v+1; } }
 public static void main(String[] q) throws Exception { new ForkJoinPool(2).invoke(new R(1)); } }