// truth: violated: (assertion) lost update between two isolated bodies
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class IsoExit {
 static int x;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   for (int i = 0; i < 2; i++) async(() -> { int[] t = new int[1]; isolated(() -> { t[0] = x; }); isolated(() -> { x = t[0] + 1; }); });
 });
 assert x == 2;
 }); }
}
