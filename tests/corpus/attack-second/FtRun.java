// truth: proved: FutureTask: run lies before get
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
public class FtRun {
 static int x;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 FutureTask<Integer> f = new FutureTask<>(() -> { x = 5; return 1; });
 finish(() -> { async(() -> { f.run(); }); async(() -> { try { f.get(); int r = x; assert r == 5; } catch (Exception e) { assert false; } }); });
 }); }
}
