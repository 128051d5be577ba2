// truth: violated: (deadlock) main waits and nobody notifies, handler outside
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class WaitW6 {
 static final Object L = new Object(); static void w() { synchronized (L) { try { L.wait(); } catch (InterruptedException e) { throw new RuntimeException(e); } } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { w(); }); });
 }); }
}
