// truth: proved: a DateTimeFormatter is immutable
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
public class IaDtf {
static final java.time.format.DateTimeFormatter f = java.time.format.DateTimeFormatter.ofPattern("yyyy-MM-dd");
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { for (int i = 1; i < 3; i++) { int k = i; async(() -> { assert f.format(java.time.LocalDate.of(2020, k, 1)).equals("2020-0" + k + "-01"); }); } });
 }); }
}
