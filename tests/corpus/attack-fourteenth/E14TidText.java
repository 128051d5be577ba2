// Truth: violated. the names of threads depend on who is made first
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14TidText { static volatile String s; public static void main(String[] q) throws Exception { Thread a=new Thread(()->{ Thread u=new Thread(()->{}); s=u.getName(); }); Thread b=new Thread(()->{ new Thread(()->{}); }); a.start(); b.start(); a.join(); b.join(); assert s.equals("Thread-2"); } }