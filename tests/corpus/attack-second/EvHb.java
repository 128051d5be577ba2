// truth: violated: (race) the other task's advance may satisfy the await
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module0.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class EvHb {
 static int x;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 HjEventCount e = edu.rice.hj.ModuleE.newEventCount();
 finish(() -> { async(() -> { x = 1; e.advance(); }); async(() -> { e.advance(); }); async(() -> { e.await(1); int r = x; }); });
 }); }
}
