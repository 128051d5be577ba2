// truth: violated: (assertion) states that differ in two ints 0,0 against MIN_VALUE,16
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class HashSt {
 static int p, q, c;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   async(() -> { isolated(() -> { if (c == 0) { p = Integer.MIN_VALUE; q = 16; } else { p = 0; q = 0; } c = 3; }); isolated(() -> { c++; }); });
   async(() -> { isolated(() -> { c = 3; }); isolated(() -> { c++; }); });
 });
 assert q != 16;
 }); }
}
