// truth: violated: (assertion) two senders
import static edu.rice.pcdp.PCDP.*;
import edu.rice.pcdp.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class PaActOrd {
static class A extends Actor { int last; public void process(Object m) { last = (Integer) m; } }
 public static void main(String[] args) throws Exception {
A a = new A(); finish(() -> { async(() -> { a.send(1); }); async(() -> { a.send(2); }); }); assert a.last == 2;
 }
}
