// truth: violated: (deadlock) two waiters without a loop, one notify
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class WaitW4 {
 static final Object L = new Object();
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { synchronized (L) { try { L.wait(); } catch (InterruptedException e) { } } }); async(() -> { synchronized (L) { try { L.wait(); } catch (InterruptedException e) { } } }); async(() -> { synchronized (L) { L.notify(); } }); });
 }); }
}
