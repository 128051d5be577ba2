// truth: violated: (race) the program's element objects in a CopyOnWriteArrayList are plain
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
public class CowSub {
 static class B { int n; }
 static final CopyOnWriteArrayList<B> l = new CopyOnWriteArrayList<>(List.of(new B()));
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { l.get(0).n++; }); async(() -> { l.get(0).n++; }); });
 }); }
}
