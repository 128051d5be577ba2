// truth: violated: (assertion) as MathRnd behind a volatile
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class MathRnd5 {
 static double a, b; static volatile int v;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { v = 1; a = Math.random(); }); async(() -> { v = 2; b = Math.random(); }); });
 assert a < b;
 }); }
}
