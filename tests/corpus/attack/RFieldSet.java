// truth: violated: (race) reflection writes
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class RFieldSet {
 static class C { public int f; } static final C c = new C(); static int r;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { try { C.class.getField("f").setInt(c, 3); } catch (Exception e) { throw new Error(e); } }); async(() -> { r = c.f; }); });
 }); }
}
