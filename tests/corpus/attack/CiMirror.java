// truth: violated: (race) N is first loaded inside the initialiser of K, so its statics look like K's own; task 2 reads N.n
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiMirror {
 static int r; static class N { static int n; }
 static class K { static { N.n = 1; } static void t() { } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { K.t(); }); async(() -> { r = N.n; }); });
 }); }
}
