// truth: proved: the notifier needs no isolated
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
public class WaitIsoOk {
 static final Object o = new Object(); static boolean go;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { isolated(() -> { synchronized (o) { try { while (!go) o.wait(); } catch (InterruptedException e) { } } }); }); async(() -> { synchronized (o) { go = true; o.notify(); } }); });
 }); }
}
