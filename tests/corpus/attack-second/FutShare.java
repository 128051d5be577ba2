// truth: violated: (race) both get the same array
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
public class FutShare {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 HjFuture<int[]> f = future(() -> new int[1]);
 finish(() -> { async(() -> { f.get()[0]++; }); async(() -> { f.get()[0]++; }); });
 }); }
}
