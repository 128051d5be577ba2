// truth: proved: asyncAwait of a CompletableFuture
import static edu.rice.pcdp.PCDP.*;
import edu.rice.pcdp.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class PaCf {
static int x;
 public static void main(String[] args) throws Exception {
CompletableFuture<Integer> c = new CompletableFuture<>();
finish(() -> { asyncAwait(() -> { assert x == 1; }, c); async(() -> { x = 1; c.complete(1); }); });
 }
}
