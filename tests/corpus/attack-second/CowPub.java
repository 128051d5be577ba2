// truth: violated: (race) an array is handed over through the cursor of a shared iterator only: task 2 learns that task 1 has moved it on by a plain field
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
public class CowPub {
 static int x;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 Iterator<Integer> it = new CopyOnWriteArrayList<>(List.of(1)).iterator();
 finish(() -> { async(() -> { x = 5; it.next(); }); async(() -> { if (!it.hasNext()) { int r = x; } }); });
 }); }
}
