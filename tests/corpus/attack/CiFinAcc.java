// truth: violated: (assertion) initialiser spawns into the finish of whoever runs it; the accumulator of finish 1 gets 5 only if task 1 initialises
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiFinAcc {
 static HjRunnable w; static int c;
 static class K { static { async(w); } static void touch() { } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 int[] got = new int[1];
 w = () -> { isolated(() -> { c++; }); };
 finish(() -> {
   async(() -> { finish(() -> { K.touch(); }); isolated(() -> { got[0] = c; }); });
   async(() -> { K.touch(); });
 });
 assert got[0] == 1;
 }); }
}
