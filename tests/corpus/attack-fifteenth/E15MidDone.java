// Truth: proved. M was initialised inside B's initialiser, which failed later: M is initialised, and S extends M can be initialised (JVMS 5.5 step 7 looks at M only)
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15MidDone { static class B { static { M.touch(); if (true) { int[] a=new int[0]; a[0]=1; } } static void f(){} }
 static class M extends B { static void touch(){} } static class S extends M { static int v=7; static int g(){ return v; } }
 public static void main(String[] a) { try { B.f(); assert false; } catch (ExceptionInInitializerError e) { }
  M.touch(); assert S.g()==7; assert S.g()==7; } }