// truth: violated: (race) the hidden list is an argument: copied by one task while the other adds
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
public class HidArg {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 System.getProperties().put("l", new ArrayList<>(List.of(2, 1)));
 finish(() -> { async(() -> { new ArrayList<Object>((List<?>) System.getProperties().get("l")); }); async(() -> { ((List<Integer>) System.getProperties().get("l")).add(2); }); });
 }); }
}
