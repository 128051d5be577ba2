// truth: proved: one exception comes as it is
import static edu.rice.pcdp.PCDP.*;
import edu.rice.pcdp.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class PaEx {

 public static void main(String[] args) throws Exception {
try { finish(() -> { async(() -> { throw new IllegalStateException("a"); }); }); assert false; } catch (RuntimeException e) { }
 }
}
