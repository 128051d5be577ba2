// truth: violated: (exception) uncaught exception of task 2 inside finish reaches main, unless task 1 exits first; task 1 exits only after a choice
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class ExitRace {
 static int c;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   async(() -> { isolated(() -> { c++; }); System.exit(0); });
 async(() -> { });
   finish(() -> { async(() -> { isolated(() -> { c++; }); throw new IllegalStateException("x"); }); });
 });
 }); }
}
