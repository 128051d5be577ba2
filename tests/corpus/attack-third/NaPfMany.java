// truth: proved: many values in a loop of one task
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
public class NaPfMany {

 public static void main(String[] args) { launchHabaneroApp(() -> {
for (int i = 0; i < 5; i++) System.out.printf("%d: %.3f %s %d %b%n", i, Math.sqrt(i), "s" + i, 1L << 40 + i, i > 2);
 }); }
}
