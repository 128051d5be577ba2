// truth: violated: (race) published by a plain static field, though the object is immutable
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
public class IaFinalPub {
static final class P { final int v; P(int v) { this.v = v; } } static P p;
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { p = new P(1); }); async(() -> { P q = p; }); });
 }); }
}
