// truth: proved: formatted once before the tasks do
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
public class LaFdPre {

 public static void main(String[] args) { launchHabaneroApp(() -> {
String t = String.format("%5.2f", 0.5);
forall(0, 1, (i) -> { String s = String.format("%5.2f", i / 3.0); });
 }); }
}
