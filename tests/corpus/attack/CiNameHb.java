// truth: proved: Class.forName of an initialised class lies behind its initialiser
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiNameHb {
 static int x, r, s;
 static class K { static { x = 1; } static void t() { } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { K.t(); r = x; }); async(() -> { try { Class.forName("CiNameHb$K"); } catch (ClassNotFoundException e) { throw new Error(e); } s = x; }); });
 assert r == 1 && s == 1;
 }); }
}
