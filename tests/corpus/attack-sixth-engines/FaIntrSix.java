// truth: proved because an interrupt lies before its detection (JLS 17.4.4)
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
public class FaIntrSix {
static int x; static volatile Thread t2;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { HjDataDrivenFuture<Integer> d = newDataDrivenFuture(); async(() -> { d.get(); x = 1; t2.interrupt(); }); async(() -> { t2 = Thread.currentThread(); d.put(1); if (Thread.interrupted()) { int t = x; } }); });
        });
    }
}
