// Truth: violated. the interrupt may be seen after the opaque flag
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14WkIntr { static final AtomicInteger oo=new AtomicInteger(); static volatile boolean go;
 public static void main(String[] a) throws Exception { Thread m=Thread.currentThread();
 Thread t1=new Thread(()->{ m.interrupt(); oo.setOpaque(1); }); t1.start(); if (oo.getOpaque()==1) assert m.isInterrupted(); } }