// truth: proved: as NaPfHb, with the first value
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
public class NaPfHb1 {
static int n; static class T { public String toString() { n++; return "t"; } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
T t = new T();
finish(() -> { for (int i = 0; i < 2; i++) async(() -> { System.out.printf("%s%n", t); }); });
assert n == 2;
 }); }
}
