// truth: violated: (race) Collections.sort and Collections.swap: static methods of the library work on a list that only the system properties hold
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
public class HidSort {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 System.getProperties().put("l", new ArrayList<>(List.of(2, 1)));
 finish(() -> { async(() -> { Collections.swap((List<?>) System.getProperties().get("l"), 0, 1); }); async(() -> { Collections.swap((List<?>) System.getProperties().get("l"), 0, 1); }); });
 }); }
}
