// truth: violated: (deadlock) the permit is released only after isolated, and awaited inside isolated
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class IsoSem {
 static final Semaphore S = new Semaphore(0);
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   async(() -> { isolated(() -> { }); S.release(); });
   async(() -> { isolated(() -> { S.acquireUninterruptibly(); }); });
 });
 }); }
}
