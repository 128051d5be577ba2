// truth: violated: (deadlock) interface with default method and field initialiser, in a circle with a class that implements it
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiIface {
 interface I { Object o = make(); static Object make() { X.t(); return null; } default void d() { } }
 static class X implements I { static int v = 1; static { v++; } static void t() { } }
 static class Y { static void go() { Object q = I.o; } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { Y.go(); }); async(() -> { X.t(); }); });
 }); }
}
