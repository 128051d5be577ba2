// Truth: proved. M stays initialised after S
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15MidDoneM { static class B { static { M.touch(); if (true) { int[] a=new int[0]; a[0]=1; } } static void f(){} }
 static class M extends B { static int q=3; static int touch(){ return q; } } static class S extends M { static int v=7; static int g(){ return v; } }
 public static void main(String[] a) { try { B.f(); assert false; } catch (ExceptionInInitializerError e) { }
  try { S.g(); } catch (NoClassDefFoundError e) { } assert M.touch()==3; assert new M()!=null; } }