// truth: proved: neighbours in byte, boolean, short, char arrays; fill and copy of disjoint ranges
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class RNeigh {
 static byte[] b = new byte[8]; static boolean[] z = new boolean[4]; static short[] s = new short[4]; static int[] i = new int[10], j = new int[10];
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { b[0] = 1; z[0] = true; s[0] = 1; Arrays.fill(i, 0, 5, 7); System.arraycopy(i, 0, j, 0, 5); Arrays.sort(j, 0, 5); });
  async(() -> { b[1] = 1; z[1] = true; s[1] = 1; Arrays.fill(i, 5, 10, 8); System.arraycopy(i, 5, j, 5, 5); Arrays.sort(j, 5, 10); }); });
 assert b[0] + b[1] == 2 && j[0] == 7 && j[9] == 8;
 }); }
}
