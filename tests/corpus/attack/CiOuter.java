// truth: violated: (race) nested initialisers: J inside K writes K's static while ... no, K is not done; task 2 reads J.x after J's own initialisation only
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiOuter {
 static int r;
 static class J { static int x; static void set() { x = 5; } static { x = 1; } }
 static class K { static { J.x = 2; } static void t() { } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { K.t(); }); async(() -> { r = J.x; }); });
 }); }
}
