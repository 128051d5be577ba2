// truth: violated: (race) reflection (setAccessible) writes a final instance field while another task reads it
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class FinRefl {
 static class C { final int f; C() { f = Integer.parseInt("1"); } } static final C c = new C(); static int r;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { try { var q = C.class.getDeclaredField("f"); q.setAccessible(true); q.setInt(c, 3); } catch (Exception e) { throw new Error(e); } }); async(() -> { r = c.f; }); });
 }); }
}
