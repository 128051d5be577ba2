// truth: proved: reflection on one class by two tasks, only reading
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class RlRefl {
 static class K { public int f = 3; public int g() { return f; } public K() { } } static int a, b;
 static int f() { try { K k = K.class.getDeclaredConstructor().newInstance(); return (Integer) K.class.getMethod("g").invoke(k) + K.class.getField("f").getInt(k) + K.class.getSimpleName().length() + K.class.getDeclaredMethods().length; } catch (Exception e) { throw new Error(e); } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { a = f(); }); async(() -> { b = f(); }); }); assert a == b;
 }); }
}
