// truth: violated: (race) the initialiser of the sub class writes a static of its super class, which task 2 reads (through the super class, whose own initialisation does not order it)
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiSuperF {
 static int r;
 static class A { static int n; } static class B extends A { static { n = 1; } static void t() { } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { B.t(); }); async(() -> { r = A.n; }); });
 }); }
}
