// truth: violated: (assertion) volatile written outside, read twice inside isolated: may change in between
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class VolIso {
 static volatile int v;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   async(() -> { v = 1; });
   async(() -> { isolated(() -> { int p = v, q = v; assert p == q; }); });
 });
 }); }
}
