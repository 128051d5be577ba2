// Truth: violated. cancel(true) may come before the task has begun, so it never runs
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14IntFut { static boolean ran;
 public static void main(String[] q) throws Exception { FutureTask<Void> f=new FutureTask<>(()->{ ran=true; return null; }); Thread t=new Thread(f); t.start(); f.cancel(true); t.join(); assert ran; } }