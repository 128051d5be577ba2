// truth: violated: (assertion) as CiMirror under isolated: N.n is read in the initialiser or not before task 2 wrote it
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiMirror2 {
 static class N { static int n; }
 static class K { static int v; static { isolated(() -> { v = N.n; }); } static void t() { } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { K.t(); }); async(() -> { isolated(() -> { N.n = 1; }); }); });
 assert K.v == 0;
 }); }
}
