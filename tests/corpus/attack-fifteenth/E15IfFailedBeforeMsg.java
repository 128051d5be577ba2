// Truth: proved. the second use of S names S
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15IfFailedBeforeMsg { static int bad() { throw new IllegalStateException(); } interface J { int Q=bad(); default void m(){} } static class M implements J { static int q; } static class S extends M { static void g(){} } public static void main(String[] a) { try { int k=J.Q; } catch (LinkageError e) { }
 try { S.g(); assert false; } catch (NoClassDefFoundError e) { assert e.getMessage().endsWith("$J") : e.getMessage(); }
 try { S.g(); assert false; } catch (NoClassDefFoundError e) { assert e.getMessage().endsWith("$S") : e.getMessage(); } } }