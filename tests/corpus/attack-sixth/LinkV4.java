// Three-step: the interface is initialised by the lambda or by the other task.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class LinkV4 { static int w = 7, who; interface F { int K = set(); default void d() {} void run(); } static int set() { who = w; return 5; }
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { isolated(() -> { w = 1; F f = () -> {}; }); });
    async(() -> { isolated(() -> { w = 2; int k = F.K; }); }); }); assert who == 1; }); } }
