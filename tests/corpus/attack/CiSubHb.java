// truth: proved: B has no initialiser, its super class A has one that writes x; whoever uses B lies behind it (JLS 12.4.2: B's initialisation completes after A's)
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiSubHb {
 static int x, r, s;
 static class A { static { x = 1; } } static class B extends A { static void t() { } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { B.t(); r = x; }); async(() -> { B.t(); s = x; }); });
 assert r == 1 && s == 1;
 }); }
}
