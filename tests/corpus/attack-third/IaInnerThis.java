// truth: violated: (race) this leaks from a constructor
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
public class IaInnerThis {
static IaInnerThis it; int v; IaInnerThis() { async(() -> { int r = it == null ? 0 : it.v; }); v = 1; }
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { it = new IaInnerThis(); });
 }); }
}
