// Truth: violated. if the thread has ended no exception is thrown
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14SetDaemonRun2 { 
 public static void main(String[] a) throws Exception { Thread w=new Thread(()->{}); w.start(); boolean thrown=false; try { w.setDaemon(false); } catch (IllegalThreadStateException e) { thrown=true; } w.join(); assert thrown; } }