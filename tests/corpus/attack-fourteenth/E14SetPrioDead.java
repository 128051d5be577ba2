// Truth: proved. setPriority of a dead thread does nothing (its group is null)
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14SetPrioDead { 
 public static void main(String[] a) throws Exception { Thread w=new Thread(()->{}); w.start(); w.join(); w.setPriority(7); assert w.getPriority()==5; } }