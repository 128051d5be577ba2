// truth: violated: (assertion) the first task may fail before the second ends the program with all others
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class ExitVs2 {
 static int c;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   async(() -> { isolated(() -> { c++; }); assert c > 5; });
   async(() -> { isolated(() -> { c += 10; }); System.exit(0); });
 });
 }); }
}
