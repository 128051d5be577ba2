// truth: proved: finish joins tasks of tasks
import static edu.rice.pcdp.PCDP.*;
import edu.rice.pcdp.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class PaFin {
static int x;
 public static void main(String[] args) throws Exception {
finish(() -> { async(() -> { async(() -> { x = 1; }); }); }); assert x == 1;
 }
}
