// The initialiser of A makes a lambda of an interface with a default method whose field needs A.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class CycLam { interface I { int K = A.get(); void f(); default void g() {} } static class A { static int x = 1; static I i; static { i = () -> {}; } static int get() { return x; } }
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { int v = A.x; });
    async(() -> { int v = I.K; }); });  }); } }
