// Truth: proved. dead thread has no group
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14GroupNullJoined { static Thread w;
 public static void main(String[] a) throws Exception { w=new Thread(()->{}); w.start(); w.join(); assert w.getThreadGroup()==null; assert w.getUncaughtExceptionHandler()==null; assert w.toString().equals("Thread["+w.getName()+",5,]"): w.toString(); } }