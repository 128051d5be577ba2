// Truth: violated. Javadoc of getThreadGroup: null if the thread has died; the NPE is possible
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14GroupNull { static Thread w;
 public static void main(String[] a) throws Exception { w=new Thread(()->{}); w.start(); String s=w.getThreadGroup().getName(); } }