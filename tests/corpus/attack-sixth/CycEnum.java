// Two enums that look at each other.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class CycEnum { enum E { X; static final int n = F.values().length; } enum F { Y; static final int n = E.values().length; }
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { int v = E.n; });
    async(() -> { int v = F.n; }); });  }); } }
