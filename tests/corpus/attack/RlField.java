// truth: proved: one shared Field and Method, used by two tasks on their own objects
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class RlField {
 static class C { public int f = 2; public int g() { return 3; } } static java.lang.reflect.Field F; static java.lang.reflect.Method M; static int a, b;
 static int f() { try { C c = new C(); return F.getInt(c) + (Integer) M.invoke(c); } catch (Exception e) { throw new Error(e); } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 try { F = C.class.getField("f"); M = C.class.getMethod("g"); } catch (Exception e) { throw new Error(e); }
 finish(() -> { async(() -> { a = f(); }); async(() -> { b = f(); }); }); assert a == 5 && b == 5;
 }); }
}
