// truth: proved: bound 2 lets both signals pass
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
public class EaBndOk {

 public static void main(String[] args) { launchHabaneroApp(() -> {
HjDataDrivenFuture<Integer> d = newDataDrivenFuture();
finish(() -> { HjPhaser p = newPhaser(SIG_WAIT, 2);
 asyncPhased(p.inMode(SIG), () -> { p.signal(); p.signal(); d.put(1); });
 asyncPhased(p.inMode(WAIT), () -> { d.get(); p.doWait(); p.doWait(); });
 p.drop(); });
 }); }
}
