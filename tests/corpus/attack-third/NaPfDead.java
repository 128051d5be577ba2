// truth: violated: (deadlock) the second value's toString takes a lock while printf holds the stream's monitor
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module0.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import static edu.rice.hj.ModuleE.newEventCount;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.util.stream.*;
import java.lang.invoke.*;
public class NaPfDead {
static final Object L = new Object(); static class T { public String toString() { synchronized (L) { return "t"; } } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
T t = new T();
finish(() -> { async(() -> { System.out.printf("%s %s%n", "a", t); }); async(() -> { synchronized (L) { System.out.println("x"); } }); });
 }); }
}
