// Here the property is set before.
import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class SortPropB { static Integer[] bad() { Integer[] x = new Integer[64]; Random r = new Random(5); for (int i=0;i<64;i++) x[i]=r.nextInt(1000); return x; }
  public static void main(String[] a) { launchHabaneroApp(() -> { 
    System.setProperty("java.util.Arrays.useLegacyMergeSort","true");  finish(() -> {
    async(() -> { Random r = new Random(9); Arrays.sort(bad(), (p,q) -> r.nextInt(3)-1); }); }); }); } }
