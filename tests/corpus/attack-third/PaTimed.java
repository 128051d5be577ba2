// truth: violated: (assertion) a get with a time-out may run out before the task has run; unknown is allowed
import static edu.rice.pcdp.PCDP.*;
import edu.rice.pcdp.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class PaTimed {

 public static void main(String[] args) throws Exception {
finish(() -> { Future<Integer> f = future(() -> 1); try { f.get(1, TimeUnit.MILLISECONDS); } catch (TimeoutException e) { assert false; } catch (InterruptedException | ExecutionException e) { } });
 }
}
