// truth: proved: interface without default is not initialised with its class: no circle
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiIfaceOk {
 interface I { Object o = make(); static Object make() { X.t(); return null; } }
 static class X implements I { static int v = 1; static { v++; } static void t() { } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { Object q = I.o; }); async(() -> { X.t(); }); });
 }); }
}
