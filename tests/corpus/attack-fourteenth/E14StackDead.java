// Truth: proved. getStackTrace of a dead thread is empty
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14StackDead { 
 public static void main(String[] a) throws Exception { Thread w=new Thread(()->{}); w.start(); w.join(); assert w.getStackTrace().length==0; } }