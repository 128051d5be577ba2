// truth: violated: (deadlock) two monitors hidden in the system properties
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class HidMon {
 public static void main(String[] args){ launchHabaneroApp(() -> {
 System.getProperties().put("l", new int[1]); System.getProperties().put("m", new int[2]);
 finish(() -> {
   async(() -> { synchronized (System.getProperties().get("l")) { synchronized (System.getProperties().get("m")) { } } });
   async(() -> { synchronized (System.getProperties().get("m")) { synchronized (System.getProperties().get("l")) { } } });
 });
 }); }
}
