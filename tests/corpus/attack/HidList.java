// truth: violated: (race) two tasks add to one unsynchronised ArrayList that only the system properties lead to
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class HidList {
 public static void main(String[] args){ launchHabaneroApp(() -> {
 System.getProperties().put("l", new ArrayList<Integer>());
 finish(() -> {
   async(() -> { ((ArrayList<Integer>) System.getProperties().get("l")).add(1); });
   async(() -> { ((ArrayList<Integer>) System.getProperties().get("l")).add(2); });
 });
 }); }
}
