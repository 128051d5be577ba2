// truth: proved: only the super class is used from outside, so there is one way in
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiSuperOk {
 static class A { static final A I = new B(); static int g() { return 1; } } static class B extends A { static int q = 3; }
 static int r, s;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { r = A.g(); }); async(() -> { s = A.g(); }); });
 }); }
}
