// A lambda made at one site by both tasks: who comes second lies behind the initialiser of F.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class LinkHb { static int d; interface F { Object K = set(); default void d() {} void run(); } static Object set() { d = 1; return null; } static F mk() { return () -> {}; }
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { mk(); int v = d; });
    async(() -> { mk(); int v = d; }); });  }); } }
