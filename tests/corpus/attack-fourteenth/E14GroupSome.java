// Truth: proved. reading the group of a thread is no data race of the program; both null and main may be seen
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14GroupSome { static Thread w;
 public static void main(String[] a) throws Exception { w=new Thread(()->{}); w.start(); ThreadGroup g=w.getThreadGroup(); w.join(); assert g==null || g.getName().equals("main"); } }