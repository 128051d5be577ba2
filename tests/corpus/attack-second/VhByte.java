// truth: violated: (assertion) a byte handle: getAndAdd on neighbours, lost update by get and set
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
public class VhByte {
 byte x, y; static final VhByte o = new VhByte(); static final VarHandle V; static { try { V = MethodHandles.lookup().findVarHandle(VhByte.class, "y", byte.class); } catch (Exception e) { throw new Error(e); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { byte b = (byte) V.getVolatile(o); V.setVolatile(o, (byte) (b + 1)); }); async(() -> { byte b = (byte) V.getAndAdd(o, (byte) 1); }); });
 assert o.y == 2;
 }); }
}
