// truth: violated: (assertion) thread factories are numbered in the order of their making
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
public class PoolNum {
 static String a;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { a = Executors.defaultThreadFactory().newThread(() -> { }).getName(); }); async(() -> { Executors.defaultThreadFactory(); }); });
 assert a.equals("pool-1-thread-1");
 }); }
}
