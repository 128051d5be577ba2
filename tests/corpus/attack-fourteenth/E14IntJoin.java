// Truth: violated. main is interrupted in join: InterruptedException leaves main
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14IntJoin { 
 public static void main(String[] q) throws Exception { Thread m=Thread.currentThread(); Thread t=new Thread(()->{ m.interrupt(); }); t.start(); t.join(); } }