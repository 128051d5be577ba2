// truth: violated: (assertion) lost update on N.n between two initialisers: N first loaded inside one of them, accesses atomic per isolated? no: plain, so a race
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiStat2 {
 static class N { static int n; static void inc() { int v = n; n = v + 1; } }
 static class K { static { N.inc(); } static void t() { } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { K.t(); }); async(() -> { N.inc(); }); });
 assert N.n == 2;
 }); }
}
