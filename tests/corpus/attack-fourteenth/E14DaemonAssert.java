// Truth: violated. a daemon may fail before the program ends
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14DaemonAssert { public static void main(String[] q) throws Exception { Thread t=new Thread(()->{ assert false; }); t.setDaemon(true); t.start(); } }