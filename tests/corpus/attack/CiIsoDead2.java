// truth: violated: (deadlock) isolation on an object against a class initialiser
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiIsoDead2 {
 static final Object O = new Object();
 static class K { static { isolated(O, K0::nop); } static void t() { } } static class K0 { static void nop() { } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { K.t(); }); async(() -> { isolated(O, () -> { K.t(); }); }); });
 }); }
}
