// truth: violated: (exception) one of two users of a failing class sees NoClassDefFoundError and nobody catches
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
public class IaExInit {
static class X { static int v = 1 / Integer.parseInt("0"); }
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { for (int i = 0; i < 2; i++) async(() -> { try { int r = X.v; } catch (ExceptionInInitializerError e) { } }); });
 }); }
}
