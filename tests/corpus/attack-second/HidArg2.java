// truth: violated: (race) the hidden list is the target of Collections.addAll in both tasks
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module0.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class HidArg2 {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 System.getProperties().put("l", new ArrayList<Integer>());
 finish(() -> { async(() -> { Collections.addAll((List<Integer>) System.getProperties().get("l"), 1); }); async(() -> { Collections.addAll((List<Integer>) System.getProperties().get("l"), 2); }); });
 }); }
}
