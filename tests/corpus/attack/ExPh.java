// truth: violated: (assertion) equal tasks, one registered on the phaser and one not: main sees after the barrier
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class ExPh {
 static int c; static int r;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   HjPhaser ph = newPhaser(SIG_WAIT);
   asyncPhased(ph.inMode(SIG_WAIT), () -> { isolated(() -> { c++; }); isolated(() -> { c += 3; }); });
   async(() -> { isolated(() -> { c++; }); isolated(() -> { c += 3; }); });
   next(); isolated(() -> { r = c; });
 });
 assert r != 5;
 }); }
}
