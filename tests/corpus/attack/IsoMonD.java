// truth: violated: (deadlock) task 1 holds the monitor and wants isolated, task 2 is in isolated and wants the monitor
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class IsoMonD {
 static final Object L = new Object();
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   async(() -> { synchronized (L) { isolated(() -> { }); } });
   async(() -> { isolated(() -> { synchronized (L) { } }); });
 });
 }); }
}
