// Both make a lambda of F at one site; F is initialised by who comes first.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class LinkV3 { static int w = 7, who; interface F { int K = set(); default void d() {} void run(); } static int set() { who = w; return 5; } static F mk() { return () -> {}; }
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { isolated(() -> { w = 1; mk(); }); });
    async(() -> { isolated(() -> { w = 2; mk(); }); }); }); assert who == 1; }); } }
