// truth: violated: (deadlock) super class makes an instance of its sub class: the classic circle
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiSuper {
 static class A { static final A B_ = new B(); static void t() { } }
 static class B extends A { static int q = 3; static void u() { } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { A.t(); }); async(() -> { B.u(); }); });
 }); }
}
