// truth: violated: (assertion) order of three isolated bodies before the barrier shows after it: only 3,2,1 fails
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class PhIso3 {
 static int c;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   HjPhaser ph = newPhaser(SIG_WAIT);
   for (int i = 1; i <= 3; i++) { int w = i; asyncPhased(ph.inMode(SIG_WAIT), () -> { isolated(() -> { c = c * 10 + w; }); next(); isolated(() -> { assert c != 321; }); }); }
   ph.drop();
 });
 }); }
}
