// Truth: proved. S may or may not fail by the overflow; nobody waits for it for ever
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15OverflowOnce { static class B { static int q=1; static int[] z=new int[1]; } static class S extends B { static int v=7; static int g(){ return v; } }
 static boolean tried; static void rec() { try { rec(); } catch (StackOverflowError e) { if (!tried) { tried=true; try { S.g(); } catch (Throwable t) { } } throw e; } }
 public static void main(String[] a) throws Exception { Thread t=new Thread(() -> { try { rec(); } catch (StackOverflowError e) { } }); t.start(); t.join();
  Thread u=new Thread(() -> { try { S.g(); } catch (LinkageError e) { } }); u.start(); u.join(); } }