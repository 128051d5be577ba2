// truth: violated deadlock because one notify for two who wait; the second waits for ever if both wait before
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
public class WnTwo {
static final Object o = new Object(); static int n;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { for (int i = 0; i < 2; i++) async(() -> { synchronized (o) { n++; if (n == 3) return; try { o.wait(); } catch (InterruptedException e) { } } }); async(() -> { synchronized (o) { n++; o.notify(); } }); });
        });
    }
}
