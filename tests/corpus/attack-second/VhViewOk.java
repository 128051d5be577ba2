// truth: proved: bytes 0 to 3 and byte 4 are different
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
public class VhViewOk {
 static final byte[] a = new byte[8]; static final VarHandle V = MethodHandles.byteArrayViewVarHandle(int[].class, java.nio.ByteOrder.LITTLE_ENDIAN);
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { V.set(a, 0, 77); }); async(() -> { a[4] = 1; }); });
 assert a[0] == 77 && a[4] == 1;
 }); }
}
