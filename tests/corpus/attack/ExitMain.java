// truth: violated: (assertion) main fails if task 2 puts and main runs before task 1 ends the program
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class ExitMain {
 public static void main(String[] args){ launchHabaneroApp(() -> {
 HjDataDrivenFuture<Integer> e = newDataDrivenFuture();
 finish(() -> {
   async(() -> { System.exit(0); });
   async(() -> { e.put(1); });
   e.get(); assert false;
 });
 }); }
}
