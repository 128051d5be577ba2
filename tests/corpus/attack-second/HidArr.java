// truth: violated: (race) Arrays.fill on an array that only the system properties hold
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
public class HidArr {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 System.getProperties().put("a", new int[2]);
 finish(() -> { async(() -> { Arrays.fill((int[]) System.getProperties().get("a"), 1); }); async(() -> { Arrays.fill((int[]) System.getProperties().get("a"), 2); }); });
 }); }
}
