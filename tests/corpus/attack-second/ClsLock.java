// truth: violated: (deadlock) class objects of the library as locks, in opposite orders
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
public class ClsLock {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { synchronized (Integer.class) { synchronized (Long.class) { } } }); async(() -> { synchronized (Long.class) { synchronized (Integer.class) { } } }); });
 }); }
}
