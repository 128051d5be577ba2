// truth: proved: transfers by two objects in both orders do not deadlock: the objects are taken together
import static edu.rice.pcdp.PCDP.*;
import edu.rice.pcdp.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class PaIsoTwo {
static int x;
 public static void main(String[] args) throws Exception {
Object a = new Object(), b = new Object();
finish(() -> { async(() -> { isolated(a, b, () -> { x++; }); }); async(() -> { isolated(b, a, () -> { x++; }); }); }); assert x == 2;
 }
}
