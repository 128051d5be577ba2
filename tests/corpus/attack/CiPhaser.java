// truth: violated: (assertion/exception) initialiser signals: for a task that is registered it is one signal more, so which one does matters
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiPhaser {
 static class C { static { signal(); } static void touch() {} }
 static int x, r;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   HjPhaser ph = newPhaser(SIG_WAIT);
   asyncPhased(ph.inMode(SIG), () -> { C.touch(); x = 1; signal(); });
   asyncPhased(ph.inMode(SIG_WAIT), () -> { next(); r = x; });
   async(() -> { try { C.touch(); } catch (Throwable t) { } });
   ph.drop();
 });
 }); }
}
