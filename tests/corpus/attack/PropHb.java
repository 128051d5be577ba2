// truth: proved: a system property hands over plain data
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class PropHb {
 static int x, r;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { x = 1; System.setProperty("k", "1"); }); async(() -> { if (System.getProperty("k") != null) { r = x; assert r == 1; } }); });
 }); }
}
