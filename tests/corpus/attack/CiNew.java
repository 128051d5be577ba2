// truth: violated: (deadlock) as CiSuper, instance creation instead of static call
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiNew {
 static class A { static final A I = new B(); int f; } static class B extends A { static int q = 3; }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { new A(); }); async(() -> { new B(); }); });
 }); }
}
