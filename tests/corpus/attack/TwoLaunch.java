// truth: proved: nothing shared, hidden in thread-locals of two tasks
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class TwoLaunch {
 static final ThreadLocal<StringBuilder> T = ThreadLocal.withInitial(StringBuilder::new); static String a, b;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { T.get().append("x"); a = T.get().toString(); }); async(() -> { T.get().append("y"); b = T.get().toString(); }); });
 assert a.equals("x") && b.equals("y");
 }); }
}
