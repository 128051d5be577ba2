// truth: violated: (assertion) queue order
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class Clq {
 static final ConcurrentLinkedQueue<Integer> q = new ConcurrentLinkedQueue<>();
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { q.add(1); }); async(() -> { q.add(2); }); });
 assert q.poll() == 1;
 }); }
}
