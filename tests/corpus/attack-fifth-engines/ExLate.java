// truth: violated exception because if B comes first the second exception is thrown outside the try
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module0.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import static edu.rice.hj.ModuleE.newEventCount;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class ExLate {
static int w, q;
static void roles() { finish(() -> { async(() -> { isolated(() -> { if (w == 0) w = 1; }); }); async(() -> { isolated(() -> { if (w == 0) w = 2; }); }); }); }
static void th() { async(() -> { throw new IllegalStateException(); }); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
roles();
boolean late = w == 2;
w = 0;
finish(() -> {
  if (late) th();
  try { finish(() -> { if (!late) th(); isolated(() -> { q++; }); }); } catch (IllegalStateException e) { }
});

        });
    }
}
