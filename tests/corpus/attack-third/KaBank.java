// truth: proved: transfers isolated by accounts
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
public class KaBank {
static class Acc { int b = 10; }
 public static void main(String[] args) { launchHabaneroApp(() -> {
Acc x = new Acc(), y = new Acc(), z = new Acc();
finish(() -> { async(() -> { isolated(x, y, () -> { x.b--; y.b++; }); }); async(() -> { isolated(y, z, () -> { y.b--; z.b++; }); }); async(() -> { isolated(z, x, () -> { z.b--; x.b++; }); }); });
assert x.b == 10 && y.b == 10 && z.b == 10;
 }); }
}
