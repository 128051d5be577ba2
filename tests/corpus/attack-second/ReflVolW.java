// truth: proved: Field.setInt of a volatile field is a volatile write
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
public class ReflVolW {
 public static volatile int f; static int d; static java.lang.reflect.Field F; static { try { F = ReflVolW.class.getField("f"); } catch (Exception e) { throw new Error(e); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { d = 5; try { F.setInt(null, 1); } catch (IllegalAccessException e) { } }); async(() -> { if (f == 1) { int r = d; assert r == 5; } }); });
 }); }
}
