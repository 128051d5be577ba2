// Truth: proved. the monitor is free when the hook runs
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14HookLockOk { static final Object l=new Object();
 public static void main(String[] q) throws Exception { Runtime.getRuntime().addShutdownHook(new Thread(()->{ synchronized(l){} })); synchronized(l){ } System.exit(0); } }