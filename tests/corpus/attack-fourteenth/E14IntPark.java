// Truth: proved. an interrupt ends park, and stays
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14IntPark { static boolean ok;
 public static void main(String[] q) throws Exception { Thread t=new Thread(()->{ while(!Thread.currentThread().isInterrupted()) LockSupport.park(); ok=Thread.interrupted() && !Thread.interrupted(); }); t.start(); t.interrupt(); t.join(); assert ok; } }