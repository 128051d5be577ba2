// truth: violated: (deadlock) hm: task 2 waits for ever; task 1 may never... no: task 1 ends the program at some point in every schedule only if it gets the permit: it exits only if it comes second
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class ExitDead {
 static int c;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 HjDataDrivenFuture<Integer> e = newDataDrivenFuture();
 finish(() -> {
   async(() -> { int[] s = new int[1]; isolated(() -> { s[0] = c++; }); if (s[0] == 1) System.exit(0); });
   async(() -> { int[] s = new int[1]; isolated(() -> { s[0] = c++; }); if (s[0] == 1) e.get(); });
 });
 }); }
}
