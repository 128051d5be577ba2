// truth: proved: two classes, each with own state, used by two tasks that each also read the other's
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiOwn {
 static class K { static final List<Integer> l = new ArrayList<>(); static { l.add(1); } } static class J { static final List<Integer> l = new ArrayList<>(K.l); static { l.add(2); } }
 static int a, b;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { a = K.l.size(); }); async(() -> { b = J.l.size(); }); });
 assert a == 1 && b == 2;
 }); }
}
