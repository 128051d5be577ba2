// truth: violated: (race) initialiser reads a plain static that task 2 writes, N loaded first inside the initialiser
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiPlainRd {
 static class N { static int n; }
 static class K { static int v; static { v = N.n; } static void t() { } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { K.t(); }); async(() -> { N.n = 1; }); });
 }); }
}
