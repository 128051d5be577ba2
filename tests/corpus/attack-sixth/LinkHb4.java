// Two sites, one for each task.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class LinkHb4 { static int d; interface F { Object K = set(); default void d() {} void run(); } static Object set() { d = 1; return null; }
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { Object o = "a"; F f = () -> o.hashCode(); int v = d; });
    async(() -> { Object o = "b"; F f = () -> o.hashCode(); int v = d; }); });  }); } }
