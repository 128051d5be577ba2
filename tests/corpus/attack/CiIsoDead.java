// truth: violated: (deadlock) task 2 is in isolated and uses K; K's initialiser, run by task 1, wants isolated
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiIsoDead {
 static int x;
 static class K { static int v; static { isolated(K0::nop); } static void t() { } }
 static class K0 { static void nop() { } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { K.t(); }); async(() -> { isolated(() -> { K.t(); }); }); });
 }); }
}
