// truth: violated: (assertion) who runs the initialiser does its work: the critical path is 15 or 10
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
public class CiWork {
 static class K { static { doWork(5); } static void touch() { } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { doWork(10); K.touch(); }); async(() -> { K.touch(); }); });
 assert abstractMetrics().criticalPathLength() == 15;
 }); }
}
