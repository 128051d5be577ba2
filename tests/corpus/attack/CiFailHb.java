// truth: proved: the failing initialiser writes x first; who gets NoClassDefFoundError lies behind it
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiFailHb {
 static int x, r, s;
 static class K { static { x = 1; if (x == 1) throw new RuntimeException(); } static void t() { } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { try { K.t(); } catch (LinkageError e) { } r = x; }); async(() -> { try { K.t(); } catch (LinkageError e) { } s = x; }); });
 assert r == 1 && s == 1;
 }); }
}
