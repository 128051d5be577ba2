// truth: proved: resolved() that is true means the put lies before
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
public class DdfRes {
 static int x;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 HjDataDrivenFuture<Integer> d = newDataDrivenFuture();
 finish(() -> { async(() -> { x = 5; d.put(1); }); async(() -> { if (d.resolved()) { int r = x; assert r == 5; } }); });
 }); }
}
