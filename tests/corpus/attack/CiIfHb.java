// truth: proved: X has no initialiser, its interface with a default method has one that writes x
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiIfHb {
 static int x, r, s;
 interface I { int q = set(); static int set() { x = 1; return 2; } default void d() { } } static class X implements I { static void t() { } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { X.t(); r = x; }); async(() -> { X.t(); s = x; }); });
 assert r == 1 && s == 1;
 }); }
}
