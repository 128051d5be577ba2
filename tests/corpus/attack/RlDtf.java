// truth: proved: shared DateTimeFormatter
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class RlDtf {
 static final java.time.format.DateTimeFormatter F = java.time.format.DateTimeFormatter.ISO_LOCAL_DATE; static String a, b;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { a = java.time.LocalDate.of(2020, 1, 2).format(F); }); async(() -> { b = F.format(java.time.LocalDate.of(2020, 1, 2)); }); }); assert a.equals(b);
 }); }
}
