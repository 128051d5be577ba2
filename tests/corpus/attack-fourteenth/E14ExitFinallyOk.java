// Truth: proved. finally is not run by System.exit
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14ExitFinallyOk { 
 public static void main(String[] q) throws Exception { try { System.exit(0); } finally { assert false; } } }