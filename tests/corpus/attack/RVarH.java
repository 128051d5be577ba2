// truth: violated: (race) byte array view VarHandle reads 8 bytes
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class RVarH {
 static byte[] k = new byte[16]; static final java.lang.invoke.VarHandle V = java.lang.invoke.MethodHandles.byteArrayViewVarHandle(long[].class, java.nio.ByteOrder.LITTLE_ENDIAN);
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { k[7] = 1; }); async(() -> { long r = (long) V.get(k, 0); }); });
 }); }
}
