// truth: proved: a synchronized method that reflection calls holds the monitor
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
public class ReflSync {
 static int x; public static synchronized void bump() { x++; } static java.lang.reflect.Method M; static { try { M = ReflSync.class.getMethod("bump"); } catch (Exception e) { throw new Error(e); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { try { M.invoke(null); } catch (Exception e) { } }); async(() -> { bump(); }); });
 assert x == 2;
 }); }
}
