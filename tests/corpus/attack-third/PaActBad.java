// truth: violated: (race) reads the actor's field before the finish ends
import static edu.rice.pcdp.PCDP.*;
import edu.rice.pcdp.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class PaActBad {
static class A extends Actor { int n; public void process(Object m) { n += (Integer) m; } }
 public static void main(String[] args) throws Exception {
A a = new A(); finish(() -> { a.send(1); int r = a.n; });
 }
}
