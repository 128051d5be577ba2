// truth: violated: (assertion) inheritable thread-local: the child sees what its parent had, which was set in isolated order
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class TlInh {
 static int c; static final InheritableThreadLocal<Integer> tl = new InheritableThreadLocal<>(); static final ThreadLocal<Integer> t2 = ThreadLocal.withInitial(() -> 0);
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   for (int i = 0; i < 2; i++) { int w = i; async(() -> { isolated(() -> { t2.set(c++); }); isolated(() -> { c += 10; }); if (w == 0) assert t2.get() == 0; }); }
 });
 }); }
}
