// Truth: violated. getUncaughtExceptionHandler of a thread that has ended is null: NPE possible
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14HandlerNull { static Thread w;
 public static void main(String[] a) throws Exception { w=new Thread(()->{}); w.start(); w.getUncaughtExceptionHandler().toString(); } }