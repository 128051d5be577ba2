// truth: violated: (assertion) two isolated bodies, one through an initialiser that first loads N: 7 or 15
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiIsoSt {
 static class N { static int n; }
 static class K { static { N.n = N.n * 2 + 1; } static void t() { } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { isolated(() -> { K.t(); }); }); async(() -> { isolated(() -> { N.n = 7; }); }); });
 assert N.n == 7;
 }); }
}
