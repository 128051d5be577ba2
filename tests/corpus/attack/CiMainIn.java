// truth: violated: (race) as CiLeak, the initialiser run by main while a child is alive
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiMainIn {
 static int r; static HjRunnable mk(int[] a) { return () -> { a[0] = 5; }; }
 static class K { static int v; static { int[] a = new int[1]; async(mk(a)); v = a[0]; } static void t() { } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { }); K.t(); });
 }); }
}
