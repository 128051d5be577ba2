// truth: proved: get of a future
import static edu.rice.pcdp.PCDP.*;
import edu.rice.pcdp.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class PaFut {
static int x;
 public static void main(String[] args) throws Exception {
int[] r = new int[1];
finish(() -> { Future<Integer> f = future(() -> { x = 1; return 2; }); try { r[0] = f.get() + x; } catch (InterruptedException | ExecutionException e) { } }); assert r[0] == 3;
 }
}
