// Truth: violated. the sleeper clears its flag when it throws
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14IntOtherSee { 
 public static void main(String[] q) throws Exception { Thread t=new Thread(()->{ try { Thread.sleep(100000); } catch (InterruptedException e) { } }); t.start(); t.interrupt(); assert t.isInterrupted(); t.join(); } }