// truth: violated: (race) asyncPhased reads the list of pairs
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module0.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import static edu.rice.hj.ModuleE.newEventCount;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.util.stream.*;
import java.lang.invoke.*;
public class EaPhList {

 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { HjPhaser p = newPhaser(SIG_WAIT); List<HjPhaserPair> ps = new ArrayList<>(); ps.add(p.inMode(SIG_WAIT));
 asyncPhased(p.inMode(SIG_WAIT), () -> { ps.set(0, p.inMode(SIG_WAIT)); });
 asyncPhased(ps, () -> { next(); }); });
 }); }
}
