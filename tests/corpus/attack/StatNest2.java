// truth: violated: (assertion) as StatNest with an initialiser in the nested class
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class StatNest2 {
 static int c; static class N { static int who; static { who = 1; } } 
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   async(() -> { isolated(() -> { if (c == 1) N.who = 7; c++; }); isolated(() -> { c += 10; }); });
   async(() -> { isolated(() -> { c++; }); isolated(() -> { c += 10; }); isolated(() -> { assert N.who == 1; }); });
 });
 }); }
}
