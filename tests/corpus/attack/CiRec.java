// truth: violated: (deadlock) three classes in a circle, three tasks
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiRec {
 static class P { static int v = 1; static { Q.t(); } static void t() { } }
 static class Q { static int v = 1; static { R.t(); } static void t() { } }
 static class R { static int v = 1; static { P.t(); } static void t() { } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { P.t(); }); async(() -> { Q.t(); }); async(() -> { R.t(); }); });
 }); }
}
