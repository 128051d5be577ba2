// Truth: violated. identifiers are given in the order of making
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14TidOrder { static volatile long i,j; public static void main(String[] q) throws Exception { Thread a=new Thread(()->{ i=new Thread("z").getId(); }); Thread b=new Thread(()->{ j=new Thread("z").getId(); }); a.start(); b.start(); a.join(); b.join(); assert i<j; } }