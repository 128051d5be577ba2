// truth: proved: shared java.time values read by two tasks
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class RlDate {
 static final java.time.LocalDate d = java.time.LocalDate.of(2020, 1, 2); static final java.time.Duration u = java.time.Duration.ofSeconds(5); static String a, b;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { a = d.plusDays(3).toString() + u.toString() + d.hashCode(); }); async(() -> { b = d.plusDays(3).toString() + u.toString() + d.hashCode(); }); }); assert a.equals(b);
 }); }
}
