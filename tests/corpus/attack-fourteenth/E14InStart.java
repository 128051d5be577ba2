// Truth: proved. the thread that the initialiser starts waits until it is done
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14InStart { static class A { static int v; static { Thread t=new Thread(()->{ int k=B.g(); }); t.start(); v=5; } static int f(){ return v; } } static class B { static int g(){ return A.f(); } }
 public static void main(String[] a) throws Exception { assert A.f()==5; } }