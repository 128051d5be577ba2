// The set of aliases of a charset as a lock: the two may hold two different sets.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class MonAlias { static int x;
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { synchronized (java.nio.charset.StandardCharsets.UTF_16.aliases()) { x++; } });
    async(() -> { synchronized (java.nio.charset.StandardCharsets.UTF_16.aliases()) { x++; } }); });  }); } }
