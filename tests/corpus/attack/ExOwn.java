// truth: violated: (assertion) equal tasks with own arrays that differ only in identity, one of them kept by main
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class ExOwn {
 static int c; static int[] k;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 int[][] a = { new int[1], new int[1] }; k = a[1];
 finish(() -> { for (int i = 0; i < 2; i++) { int w = i; async(() -> { int[] m = a[w]; isolated(() -> { m[0] = c++; }); isolated(() -> { c += 10; }); }); } });
 assert k[0] != 0;
 }); }
}
