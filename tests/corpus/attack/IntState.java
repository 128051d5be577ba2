// truth: violated: (assertion) revisited states differ only in the interrupt flag
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class IntState {
 static int c;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   async(() -> { isolated(() -> { if (c == 1) Thread.currentThread().interrupt(); c++; }); isolated(() -> { c += 10; }); isolated(() -> { assert !Thread.interrupted(); c++; }); });
   async(() -> { isolated(() -> { c++; }); isolated(() -> { c += 10; }); });
 });
 }); }
}
