// truth: violated: (deadlock) task 2 holds L and uses K, whose initialiser, run by task 1, wants L
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiLockDead {
 static final Object L = new Object(); static int x;
 static class K { static int v; static { synchronized (L) { v = 1; } } static void t() { } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { K.t(); }); async(() -> { synchronized (L) { K.t(); } }); });
 }); }
}
