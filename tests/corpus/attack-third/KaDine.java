// truth: violated: (deadlock) three philosophers with ReentrantLocks
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
public class KaDine {
static final ReentrantLock[] f = {new ReentrantLock(), new ReentrantLock(), new ReentrantLock()};
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { for (int i = 0; i < 3; i++) { int k = i; async(() -> { f[k].lock(); f[(k + 1) % 3].lock(); f[k].unlock(); f[(k + 1) % 3].unlock(); }); } });
 }); }
}
