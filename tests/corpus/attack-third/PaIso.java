// truth: proved: isolated counter
import static edu.rice.pcdp.PCDP.*;
import edu.rice.pcdp.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class PaIso {
static int x;
 public static void main(String[] args) throws Exception {
finish(() -> { for (int i = 0; i < 3; i++) async(() -> { isolated(() -> { x++; }); }); }); assert x == 3;
 }
}
