// truth: proved: initialiser takes a lock nobody holds while using the class
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiLock {
 static final Object L = new Object(); static int x;
 static class K { static int v; static { synchronized (L) { x++; v = x; } } static void t() { } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { K.t(); synchronized (L) { x++; } }); async(() -> { K.t(); synchronized (L) { x++; } }); });
 assert x == 3 && K.v == 1;
 }); }
}
