// Truth: violated. making a thread with a name orders nothing... getId is drawn from an atomic counter inside: not promised
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14TidHb { static int x; public static void main(String[] q) throws Exception { Thread a=new Thread(()->{ x=1; new Thread("z"); }); Thread b=new Thread(()->{ new Thread("z"); int y=x; }); a.start(); b.start(); } }