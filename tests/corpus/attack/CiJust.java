// truth: proved: K's initialiser writes J.x, everybody reads J.x only after K
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiJust {
 static int r, s;
 static class J { static int x; static { x = 1; } }
 static class K { static int y; static { J.x = 2; y = 3; } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { r = K.y + J.x; }); async(() -> { s = K.y + J.x; }); });
 assert r == 5 && s == 5;
 }); }
}
