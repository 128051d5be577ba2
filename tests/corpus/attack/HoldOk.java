// truth: proved: lazy holder idiom, pure initialiser
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class HoldOk {
 static class C { static final int[] t = new int[4]; static { for (int i = 0; i < 4; i++) t[i] = i * i; } }
 static int a, b;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { a = C.t[2]; }); async(() -> { b = C.t[3]; }); });
 assert a == 4 && b == 9;
 }); }
}
