// Truth: proved. java 17: InternalError is caught
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15LamFailOk { static int bad() { throw new IllegalStateException(); } interface F { int x=bad(); int go(); default int d(){ return 1; } }
 public static void main(String[] a) { try { F f=() -> 3; } catch (InternalError e) { assert e.getCause() instanceof ExceptionInInitializerError; } } }