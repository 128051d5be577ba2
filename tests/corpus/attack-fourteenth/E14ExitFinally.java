// Truth: violated. finally is not run by exit, but the other thread fails before
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14ExitFinally { 
 public static void main(String[] q) throws Exception { new Thread(()->{ throw new RuntimeException(); }).start(); try { System.exit(0); } finally { assert false; } } }