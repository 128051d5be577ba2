// truth: violated: (race) no join before the end of the finish
import static edu.rice.pcdp.PCDP.*;
import edu.rice.pcdp.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class PaFinBad {
static int x;
 public static void main(String[] args) throws Exception {
finish(() -> { async(() -> { x = 1; }); int r = x; });
 }
}
