// truth: violated: (assertion) main fails only if the exit is not taken: task 1 exits if it comes second; main asserts at the end
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class ExitIso {
 static int c;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   async(() -> { int[] s = new int[1]; isolated(() -> { s[0] = c++; }); if (s[0] == 1) System.exit(0); });
   async(() -> { isolated(() -> { c++; }); });
 });
 assert false;
 }); }
}
