// truth: violated: (assertion) seeds of ThreadLocalRandom are given out in order of first use
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class TlrOrd {
 static int a, b;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { a = ThreadLocalRandom.current().nextInt(); }); async(() -> { b = ThreadLocalRandom.current().nextInt(); }); });
 assert a < b;
 }); }
}
