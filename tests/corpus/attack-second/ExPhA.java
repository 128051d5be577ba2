// truth: violated: (assertion) task 1 signals and exits; task 2 may pass its wait before the exit
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
public class ExPhA {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { HjPhaser p = newPhaser(SIG_WAIT);
   asyncPhased(p.inMode(SIG), () -> { p.signal(); System.exit(0); });
   asyncPhased(p.inMode(WAIT), () -> { p.doWait(); assert false; });
   p.drop(); });
 }); }
}
