// truth: violated: (race) the initialiser makes an array, gives it to a child task and then writes it; nothing orders the child's read
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiLeak {
 static int r; static HjRunnable mk(int[] a) { return () -> { r = a[0]; }; }
 static class K { static { int[] a = new int[1]; async(mk(a)); a[0] = 1; } static void t() { } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { K.t(); }); async(() -> { }); });
 }); }
}
