// truth: violated: (deadlock) task 2 has a finish inside isolated whose child wants isolated: the child waits for its parent's body
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class IsoFin {
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   async(() -> { isolated(() -> { }); });
   async(() -> { isolated(() -> { finish(() -> { async(() -> { isolated(() -> { }); }); }); }); });
 });
 }); }
}
