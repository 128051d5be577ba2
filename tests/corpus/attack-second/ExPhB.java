// truth: proved: task 1 exits without a signal: nobody passes
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
public class ExPhB {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { HjPhaser p = newPhaser(SIG_WAIT);
   asyncPhased(p.inMode(SIG), () -> { System.exit(0); p.signal(); });
   asyncPhased(p.inMode(WAIT), () -> { p.doWait(); assert false; });
   p.drop(); });
 }); }
}
