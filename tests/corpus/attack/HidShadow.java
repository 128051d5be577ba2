// truth: violated: (race) hidden array: task 1 writes it before its isolated, task 2 reads it after its own; if task 2's isolated comes first nothing orders them
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class HidShadow {
 static int c, e, r;
 static int[] arr() { return (int[]) System.getProperties().get("arr"); }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 System.getProperties().put("arr", new int[1]);
 finish(() -> {
   async(() -> { arr()[0] = 1; isolated(() -> { c++; }); });
   async(() -> { isolated(() -> { c++; }); isolated(() -> { e++; }); r = arr()[0]; });
   async(() -> { isolated(() -> { e++; }); });
 });
 }); }
}
