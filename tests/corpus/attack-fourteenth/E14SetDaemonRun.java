// Truth: violated. setDaemon of a thread that is alive throws IllegalThreadStateException
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14SetDaemonRun { 
 public static void main(String[] a) throws Exception { Thread w=new Thread(()->{}); w.start(); w.setDaemon(false); } }