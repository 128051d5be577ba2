// truth: violated: (deadlock) two locks hidden in the system properties, taken in opposite order
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class HidLock {
 static int a;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 System.getProperties().put("l", new ReentrantLock()); System.getProperties().put("m", new ReentrantLock());
 finish(() -> {
   async(() -> { ReentrantLock l = (ReentrantLock) System.getProperties().get("l"); l.lock(); ReentrantLock m = (ReentrantLock) System.getProperties().get("m"); m.lock(); m.unlock(); l.unlock(); });
   async(() -> { ReentrantLock l = (ReentrantLock) System.getProperties().get("m"); l.lock(); ReentrantLock m = (ReentrantLock) System.getProperties().get("l"); m.lock(); m.unlock(); l.unlock(); });
 });
 }); }
}
