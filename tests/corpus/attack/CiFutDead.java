// truth: violated: (deadlock) initialiser waits for a future whose task uses the class; fine only if that task came first
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiFutDead {
 static HjFuture<Integer> f;
 static class K { static int v = 3; static { f.get(); } static void t() { } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   HjDataDrivenFuture<Integer> g = newDataDrivenFuture();
   f = g;
   async(() -> { K.t(); });
   async(() -> { int v = K.v; g.put(v); });
 });
 }); }
}
