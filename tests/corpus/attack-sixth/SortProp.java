// Arrays.LegacyMergeSort reads a property when it is initialised. If task 2 sorts before task 1 sets it, TimSort finds that the comparator is no order (IllegalArgumentException); merge sort never does.
import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class SortProp { static Integer[] bad() { Integer[] x = new Integer[64]; Random r = new Random(5); for (int i=0;i<64;i++) x[i]=r.nextInt(1000); return x; }
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { System.setProperty("java.util.Arrays.useLegacyMergeSort","true"); });
    async(() -> { int[] k={0}; Random r = new Random(9); Arrays.sort(bad(), (p,q) -> r.nextInt(3)-1); }); }); }); } }
