// truth: proved: chunked loops over two dimensions
import static edu.rice.pcdp.PCDP.*;
import edu.rice.pcdp.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class PaFa2 {
static final int[][] a = new int[3][4];
 public static void main(String[] args) throws Exception {
forall2dChunked(0, 2, 0, 3, (i, j) -> { a[i][j]++; }); int s = 0; for (int[] r : a) for (int v : r) s += v; assert s == 12;
 }
}
