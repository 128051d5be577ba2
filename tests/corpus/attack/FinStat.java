// truth: violated: (race) a static final field is read by a child that the initialiser spawned through another class? the child waits for the class: no race, but a deadlock with finish inside
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class FinStat {
 static class K { static final int v; static { finish(() -> { async(mk()); }); v = 3; } static HjRunnable q; }
 static HjRunnable mk() { return () -> { int z = K.v; }; }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { int z = K.v; }); });
 }); }
}
