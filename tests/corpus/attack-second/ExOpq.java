// truth: violated: (assertion) the same with opaque accesses
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
public class ExOpq {
 int n; static final ExOpq o = new ExOpq(); static final VarHandle V; static { try { V = MethodHandles.lookup().findVarHandle(ExOpq.class, "n", int.class); } catch (Exception e) { throw new Error(e); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { V.setOpaque(o, 1); System.exit(0); }); async(() -> { assert (int) V.getOpaque(o) == 0; }); });
 }); }
}
