// Truth: violated. main waits for both: deadlock
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14ExitDead2 { static final Object a=new Object(), b=new Object();
 public static void main(String[] q) throws Exception { Thread s=new Thread(()->{ synchronized(a){ synchronized(b){} } }); s.start(); new Thread(()->{ synchronized(b){ synchronized(a){} } }).start(); s.join(); System.exit(0); } }