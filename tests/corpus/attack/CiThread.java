// truth: violated: (assertion) the initialiser of C stores the thread that runs it; whoever of the two tasks comes first
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiThread {
 static class C { static final Thread who = Thread.currentThread(); }
 static volatile boolean dummy;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   async(() -> { Object o = C.who; });
   async(() -> { assert C.who != Thread.currentThread(); });
 });
 }); }
}
