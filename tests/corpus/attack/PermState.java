// truth: violated: (deadlock) revisited states differ only in the permit of the task
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class PermState {
 static int c;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   async(() -> { isolated(() -> { if (c == 0) LockSupport.unpark(Thread.currentThread()); c++; }); isolated(() -> { c += 10; }); LockSupport.park(); });
   async(() -> { isolated(() -> { c++; }); isolated(() -> { c += 10; }); });
 });
 }); }
}
