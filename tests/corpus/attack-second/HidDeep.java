// truth: violated: (race) a list behind two wrappers in the system properties; both tasks add to it unsynchronised
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
public class HidDeep {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 System.getProperties().put("l", Collections.checkedList(Collections.checkedList(new ArrayList<Integer>(), Integer.class), Integer.class));
 finish(() -> { async(() -> { ((List<Integer>) System.getProperties().get("l")).add(1); }); async(() -> { ((List<Integer>) System.getProperties().get("l")).add(2); }); });
 }); }
}
