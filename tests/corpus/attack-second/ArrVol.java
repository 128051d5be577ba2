// truth: violated: (race) a volatile reference to an array: its elements are plain
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
public class ArrVol {
 static volatile int[] a = new int[1];
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { a[0] = 1; }); async(() -> { int r = a[0]; }); });
 }); }
}
