// truth: violated: (race) as ClvRace with a choice before
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module0.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class ClvRace3 {
 static final ClassValue<int[]> CV = new ClassValue<int[]>() { protected int[] computeValue(Class<?> c) { return new int[1]; } }; static int c;
 static void bump() { CV.get(Integer.class)[0]++; }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 bump();
 finish(() -> { async(() -> { isolated(() -> { c++; }); bump(); }); async(() -> { isolated(() -> { c++; }); bump(); }); });
 }); }
}
