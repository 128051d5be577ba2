// Truth: proved. a group of the program takes the exception
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14GroupUncaught { static int n; static class G extends ThreadGroup { G(){super("g");} public void uncaughtException(Thread t, Throwable e){ n++; } }
 public static void main(String[] a) throws Exception { Thread w=new Thread(new G(),()->{ throw new RuntimeException(); }); w.start(); w.join(); assert n==1; } }