// truth: proved: an adder says the same sum in every schedule
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
public class FaDetAdder {
static final LongAdder m = new LongAdder();
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { m.add(1); }); async(() -> { m.add(2); }); });
System.out.println(m.sum());
 }); }
}
