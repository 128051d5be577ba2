// Truth: proved. the thread does not need the class (a method of B)
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14InStartJoinOk { static class B { static void g(){} } static class A { static int v; static { Thread t=new Thread(B::g); t.start(); try { t.join(); } catch (InterruptedException e) {} v=5; } static int f(){ return v; } } 
 public static void main(String[] a) throws Exception { assert A.f()==5; } }