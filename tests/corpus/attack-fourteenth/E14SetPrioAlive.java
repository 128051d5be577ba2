// Truth: violated. setPriority of a thread that may have ended may do nothing
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14SetPrioAlive { 
 public static void main(String[] a) throws Exception { Thread w=new Thread(()->{}); w.start(); w.setPriority(7); w.join(); assert w.getPriority()==7; } }