// truth: violated: (race) the second signal of a task that also waits does nothing: the write between the two is not handed over
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
public class PhIgn {
 static int x;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { HjPhaser p = newPhaser(SIG_WAIT);
   asyncPhased(p.inMode(SIG_WAIT), () -> { p.signal(); x = 1; p.signal(); p.doWait(); });
   asyncPhased(p.inMode(SIG_WAIT), () -> { p.signal(); p.doWait(); int r = x; });
   p.drop(); });
 }); }
}
