// truth: violated: (deadlock) the standard streams as locks, in opposite orders
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
public class StrmLock {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { synchronized (System.out) { synchronized (System.err) { } } }); async(() -> { synchronized (System.err) { synchronized (System.out) { } } }); });
 }); }
}
