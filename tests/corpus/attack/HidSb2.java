// truth: violated: (race) two tasks change one hidden ArrayDeque of capacity enough
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class HidSb2 {
 public static void main(String[] args){ launchHabaneroApp(() -> {
 ArrayDeque<Integer> q0 = new ArrayDeque<>(16); System.getProperties().put("l", q0);
 finish(() -> {
   async(() -> { ((ArrayDeque<Integer>) System.getProperties().get("l")).addFirst(1); });
   async(() -> { ((ArrayDeque<Integer>) System.getProperties().get("l")).addLast(2); });
 });
 }); }
}
