// Truth: violated. java 17: the lambda metafactory throws InternalError, which leaves main
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15LamFail { static int bad() { throw new IllegalStateException(); } interface F { int x=bad(); int go(); default int d(){ return 1; } }
 public static void main(String[] a) { try { F f=() -> 3; } catch (LinkageError e) { } } }