// truth: violated: (assertion) identity hashes of objects made by equal tasks: either order
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class IdHash {
 static int c; static int[] id = new int[2];
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   for (int i = 0; i < 2; i++) async(() -> { int[] me = new int[1]; isolated(() -> { me[0] = c++; }); isolated(() -> { c += 10; }); id[me[0] % 10] = new Object().hashCode(); });
 });
 assert id[0] < id[1];
 }); }
}
