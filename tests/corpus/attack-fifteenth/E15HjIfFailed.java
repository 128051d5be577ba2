// Truth: proved. Habanero tasks: none waits
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
import edu.rice.hj.api.*; import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*;
public class E15HjIfFailed { static int bad() { throw new IllegalStateException(); } interface J { int Q=bad(); default void m(){} } static class M implements J { static int q; } static class S extends M { static void g(){} } static void go() { try { S.g(); } catch (LinkageError e) { } }
 public static void main(String[] a) { try { int k=J.Q; } catch (LinkageError e) { } launchHabaneroApp(() -> { finish(() -> { async(() -> go()); async(() -> go()); }); }); } }