// truth: violated: (assertion) two singletons numbered by an atomic counter: which comes first
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiTwo {
 static final AtomicInteger n = new AtomicInteger();
 static class K { static final int id = n.getAndIncrement(); } static class J { static final int id = n.getAndIncrement(); }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { int q = K.id; }); async(() -> { int q = J.id; }); });
 assert K.id == 0;
 }); }
}
