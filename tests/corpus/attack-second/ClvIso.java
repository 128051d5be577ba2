// truth: violated: (assertion) isolated bodies, one on the hidden array alone: whether they are ordered is decided by data that only the ClassValue holds
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
public class ClvIso {
 static final ClassValue<int[]> CV = new ClassValue<int[]>() { protected int[] computeValue(Class<?> c) { return new int[1]; } }; static int c;
 static void set(int k) { CV.get(Integer.class)[0] = k; }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 set(0);
 finish(() -> { async(() -> { isolated(() -> { set(2); }); }); async(() -> { isolated(() -> { set(1); }); }); });
 assert CV.get(Integer.class)[0] == 1;
 }); }
}
