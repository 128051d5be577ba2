// truth: violated: (deadlock) parent/child: Parent's static uses Child, in three levels
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiGen {
 static class A { static final Object o = C.make(); static void t() { } } static class B extends A { static int q = 1; } static class C extends B { static int z = 2; static Object make() { return null; } static void u() { } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { A.t(); }); async(() -> { C.u(); }); });
 }); }
}
