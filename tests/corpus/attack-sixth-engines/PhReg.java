// truth: violated race because the child registered behind the signal writes in the next phase, which main does not wait for
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
public class PhReg {
static int a;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { HjPhaser p = newPhaser(SIG_WAIT);
asyncPhased(p.inMode(SIG_WAIT), () -> { next(); asyncPhased(p.inMode(SIG), () -> { a = 1; }); });
next(); int t = a; });
        });
    }
}
