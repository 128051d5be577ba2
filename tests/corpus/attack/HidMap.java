// truth: violated: (race) two tasks put into one HashMap that only the system properties lead to
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class HidMap {
 public static void main(String[] args){ launchHabaneroApp(() -> {
 System.getProperties().put("l", new HashMap<Integer,Integer>());
 finish(() -> {
   async(() -> { ((HashMap<Integer,Integer>) System.getProperties().get("l")).put(1, 1); });
   async(() -> { ((HashMap<Integer,Integer>) System.getProperties().get("l")).put(17, 1); });
 });
 }); }
}
