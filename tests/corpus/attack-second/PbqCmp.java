// truth: proved: the comparator of a PriorityBlockingQueue runs under its lock
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
public class PbqCmp {
 static int n; static final PriorityBlockingQueue<Integer> q = new PriorityBlockingQueue<>(4, (a, b) -> { n++; return a - b; });
 public static void main(String[] args) { launchHabaneroApp(() -> {
 q.add(0);
 finish(() -> { async(() -> { q.add(1); }); async(() -> { q.add(2); }); });
 assert n >= 2;
 }); }
}
