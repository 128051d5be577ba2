// Truth: proved. whatever the overflow does to S, nobody waits for it for ever
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15Overflow { static class B { static int q=1; static int[] z=new int[1]; } static class S extends B { static int v=7; static int g(){ return v; } }
 static void rec() { try { rec(); } catch (StackOverflowError e) { try { S.g(); } catch (Throwable t) { } throw e; } }
 public static void main(String[] a) throws Exception { Thread t=new Thread(() -> { try { rec(); } catch (StackOverflowError e) { } }); t.start(); t.join();
  Thread u=new Thread(() -> { try { S.g(); } catch (LinkageError e) { } }); u.start(); u.join(); } }