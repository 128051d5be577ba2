// Truth: proved. two threads deadlock, but main ends the program with code 0
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14ExitDead { static final Object a=new Object(), b=new Object();
 public static void main(String[] q) throws Exception { new Thread(()->{ synchronized(a){ synchronized(b){} } }).start(); new Thread(()->{ synchronized(b){ synchronized(a){} } }).start(); System.exit(0); } }