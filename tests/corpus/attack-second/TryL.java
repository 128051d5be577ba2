// truth: proved: tryLock that fails skips
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
public class TryL {
 static final ReentrantLock l = new ReentrantLock(); static int x;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { l.lock(); try { x++; } finally { l.unlock(); } }); async(() -> { if (l.tryLock()) try { x++; } finally { l.unlock(); } }); });
 assert x == 1 || x == 2;
 }); }
}
