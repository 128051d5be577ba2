// truth: proved: signal-only producer and wait-only consumer, isolated after next
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class PhSig {
 static int x, s;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   HjPhaser ph = newPhaser(SIG_WAIT);
   asyncPhased(ph.inMode(SIG), () -> { x = 1; next(); isolated(() -> { s++; }); });
   asyncPhased(ph.inMode(WAIT), () -> { next(); int r = x; isolated(() -> { s += r; }); });
   ph.drop();
 });
 assert s == 2;
 }); }
}
