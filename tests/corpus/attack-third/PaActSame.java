// truth: proved: one sender keeps its order
import static edu.rice.pcdp.PCDP.*;
import edu.rice.pcdp.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class PaActSame {
static class A extends Actor { int last; public void process(Object m) { last = (Integer) m; } }
 public static void main(String[] args) throws Exception {
A a = new A(); finish(() -> { a.send(1); a.send(2); a.send(3); }); assert a.last == 3;
 }
}
