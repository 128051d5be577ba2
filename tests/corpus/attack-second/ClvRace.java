// truth: violated: (race) the array is kept only by a ClassValue since before the tasks; both tasks get it (a read) and bump its element unsynchronised
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
public class ClvRace {
 static final ClassValue<int[]> CV = new ClassValue<int[]>() { protected int[] computeValue(Class<?> c) { return new int[1]; } };
 public static void main(String[] args) { launchHabaneroApp(() -> {
 CV.get(Integer.class);
 finish(() -> { async(() -> { CV.get(Integer.class)[0]++; }); async(() -> { CV.get(Integer.class)[0]++; }); });
 }); }
}
