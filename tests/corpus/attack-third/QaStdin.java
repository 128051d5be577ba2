// truth: violated: (assertion) which task reads the first byte is open; at the end of input both read -1, so a byte has to be given
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
import java.util.function.*;
import java.util.stream.*;
import java.lang.invoke.*;
public class QaStdin {
static int a, b;
 public static void main(String[] args) { launchHabaneroApp(() -> {
System.setIn(new java.io.ByteArrayInputStream(new byte[]{1, 2}));
finish(() -> { async(() -> { try { a = System.in.read(); } catch (java.io.IOException e) { } }); async(() -> { try { b = System.in.read(); } catch (java.io.IOException e) { } }); });
assert a == 1;
 }); }
}
