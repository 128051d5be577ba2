// truth: proved: the get runs out and the waiting future is completed behind it; unknown is allowed
import static edu.rice.pcdp.PCDP.*;
import edu.rice.pcdp.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class PaTimedGo {

 public static void main(String[] args) throws Exception {
CompletableFuture<Integer> c = new CompletableFuture<>();
finish(() -> { Future<Integer> f = future(() -> c.get()); try { f.get(1, TimeUnit.MILLISECONDS); } catch (TimeoutException e) { } catch (InterruptedException | ExecutionException e) { } c.complete(1); });
 }
}
