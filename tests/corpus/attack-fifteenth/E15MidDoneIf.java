// Truth: proved. M implements J was initialised inside J's initialiser, which failed later; S extends M does not implement J directly
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15MidDoneIf { static int w() { M.touch(); int[] a=new int[0]; return a[0]; } interface J { int Q=w(); default void m(){} }
 static class M implements J { static void touch(){} } static class S extends M { static int v=7; static int g(){ return v; } }
 public static void main(String[] a) { try { int k=J.Q; assert false; } catch (ExceptionInInitializerError e) { }
  M.touch(); assert S.g()==7; assert S.g()==7; } }