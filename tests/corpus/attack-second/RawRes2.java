// truth: violated: (race) only the array is looked at: it was handed over by a plain field of RecursiveTask
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
public class RawRes2 {
 static class T extends RecursiveTask<int[]> { protected int[] compute() { return null; } void give(int[] a) { setRawResult(a); } }
 static final T t = new T(); static int x;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { x = 5; t.give(new int[1]); }); async(() -> { if (t.getRawResult() != null) { int r = x; } }); });
 }); }
}
