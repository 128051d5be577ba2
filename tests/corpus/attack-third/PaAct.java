// truth: proved: an actor's messages are worked off one by one
import static edu.rice.pcdp.PCDP.*;
import edu.rice.pcdp.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class PaAct {
static class A extends Actor { int n; public void process(Object m) { n += (Integer) m; } }
 public static void main(String[] args) throws Exception {
A a = new A(); finish(() -> { async(() -> { a.send(1); }); async(() -> { a.send(2); }); }); assert a.n == 3;
 }
}
