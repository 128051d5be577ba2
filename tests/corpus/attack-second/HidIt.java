// truth: violated: (race) one iterator in the system properties, two tasks call next
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
public class HidIt {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 System.getProperties().put("i", new ArrayList<>(List.of(2, 1)).iterator());
 finish(() -> { async(() -> { ((Iterator<?>) System.getProperties().get("i")).next(); }); async(() -> { ((Iterator<?>) System.getProperties().get("i")).next(); }); });
 }); }
}
