// Truth: proved. whatever the overflow does to S, nobody waits for it for ever
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15OverflowB { static class B { static int q=1; static int[] z=new int[1]; } static class S extends B { static int v=7; static int g(){ return v; } }
 static int n; static void rec(int a,int b,int c) { n++; try { S.g(); } catch (StackOverflowError e) { } catch (LinkageError e) { } rec(a+1,b,c); }
 static void pre(int a) { pre(a+1); }
 static void dive(int k) { if (k>0) { dive(k-1); return; } S.g(); }
 public static void main(String[] a) throws Exception { 
  Thread t=new Thread(() -> { int lo=0, hi=1<<20; for (int d=64; d<(1<<17); d+=1) { } try { deep(); } catch (StackOverflowError e) { } }); t.start(); t.join();
  Thread u=new Thread(() -> { try { S.g(); } catch (LinkageError e) { } }); u.start(); u.join(); }
 static void deep() { boolean ok=false; try { deep(); ok=true; } finally { if (!ok) { try { S.g(); } catch (StackOverflowError e) { } catch (LinkageError e) { } } } } }