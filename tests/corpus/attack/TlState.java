// truth: violated: (assertion) revisited states differ only in a thread-local of the task
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class TlState {
 static int c; static final ThreadLocal<int[]> T = ThreadLocal.withInitial(() -> new int[1]);
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   async(() -> { T.get(); isolated(() -> { if (c == 1) T.get()[0] = 7; c++; }); isolated(() -> { c += 10; }); isolated(() -> { assert T.get()[0] == 0; }); });
   async(() -> { isolated(() -> { c++; }); isolated(() -> { c += 10; }); });
 });
 }); }
}
