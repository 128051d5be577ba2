// truth: violated: (assertion) the second task may fail before the first ends the program
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class ExitVs {
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   async(() -> { System.exit(0); });
   async(() -> { assert false; });
 });
 }); }
}
