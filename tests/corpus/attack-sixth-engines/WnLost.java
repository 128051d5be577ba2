// truth: violated deadlock because notify may come before wait
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
public class WnLost {
static final Object o = new Object(); static boolean b;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { async(() -> { synchronized (o) { o.notify(); } }); async(() -> { synchronized (o) { try { o.wait(); } catch (InterruptedException e) { } } }); });
        });
    }
}
