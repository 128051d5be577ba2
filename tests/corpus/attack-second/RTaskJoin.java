// truth: proved: RecursiveTask.invoke in one task; isDone (volatile) and then getRawResult in the other
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
public class RTaskJoin {
 static class T extends RecursiveTask<int[]> { protected int[] compute() { return new int[] { 5 }; } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 T t = new T();
 finish(() -> { async(() -> { t.invoke(); }); async(() -> { if (t.isDone()) { int r = t.getRawResult()[0]; assert r == 5; } }); });
 }); }
}
