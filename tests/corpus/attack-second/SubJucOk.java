// truth: proved: guarded by the lock itself
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
public class SubJucOk {
 static class L extends ReentrantLock { int n; void bump() { lock(); try { n++; } finally { unlock(); } } }
 static final L l = new L();
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { l.bump(); }); async(() -> { l.bump(); }); });
 assert l.n == 2;
 }); }
}
