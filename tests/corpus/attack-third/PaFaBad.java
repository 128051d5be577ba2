// truth: violated: (race) a shared sum
import static edu.rice.pcdp.PCDP.*;
import edu.rice.pcdp.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class PaFaBad {
static int s;
 public static void main(String[] args) throws Exception {
forall(0, 3, (i) -> { s += i; });
 }
}
