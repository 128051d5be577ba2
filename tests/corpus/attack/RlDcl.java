// truth: proved: double-checked locking with volatile
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class RlDcl {
 static volatile int[] inst; static int a, b;
 static int[] get() { int[] r = inst; if (r == null) synchronized (RlDcl.class) { r = inst; if (r == null) inst = r = new int[] { 7 }; } return r; }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { a = get()[0]; }); async(() -> { b = get()[0]; }); }); assert a == 7 && b == 7;
 }); }
}
