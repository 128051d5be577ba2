// truth: violated: (assertion) Collections.shuffle draws from one static Random
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class Shuf {
 static List<Integer> a = new ArrayList<>(List.of(1,2,3,4,5)), b = new ArrayList<>(List.of(1,2,3,4,5));
 public static void main(String[] args){ launchHabaneroApp(() -> {
 List<Integer> z = new ArrayList<>(List.of(1, 2, 3)); Collections.shuffle(z);
 finish(() -> { async(() -> { Collections.shuffle(a); a.add(9); }); async(() -> { Collections.shuffle(b); b.add(9); }); });
 assert a.toString().compareTo(b.toString()) < 0;
 }); }
}
