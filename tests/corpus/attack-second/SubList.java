// truth: violated: (race) a sublist writes the list's elements
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
public class SubList {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 ArrayList<Integer> l = new ArrayList<>(List.of(1, 2, 3)); List<Integer> s = l.subList(1, 2);
 finish(() -> { async(() -> { s.set(0, 7); }); async(() -> { int r = l.get(1); }); });
 }); }
}
