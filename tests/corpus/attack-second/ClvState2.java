// truth: violated: (assertion) first schedule fine; in the other one the last writer is task 1
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
public class ClvState2 {
 static final ClassValue<int[]> CV = new ClassValue<int[]>() { protected int[] computeValue(Class<?> c) { return new int[1]; } };
 static int c;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 CV.get(Integer.class);
 finish(() -> { async(() -> { isolated(() -> { c++; CV.get(Integer.class)[0] = 2; }); }); async(() -> { isolated(() -> { c++; CV.get(Integer.class)[0] = 1; }); }); });
 assert CV.get(Integer.class)[0] == 1;
 }); }
}
