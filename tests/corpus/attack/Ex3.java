// truth: violated: (assertion) three equal tasks; only in one assignment does the task created last come first in both rounds
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class Ex3 {
 static int c, d; static int[] f = new int[3], g = new int[3];
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { for (int i = 0; i < 3; i++) { int w = i; async(() -> { isolated(() -> { f[w] = c++; }); isolated(() -> { g[w] = d++; }); }); } });
 assert !(f[2] == 0 && g[2] == 0 && f[1] == 1 && g[1] == 2);
 }); }
}
