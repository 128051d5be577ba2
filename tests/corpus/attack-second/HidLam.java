// truth: violated: (race) a function of the library (Map.Entry comparator, BiFunction) changes a hidden StringBuilder: String.join target, append of both tasks as argument of a lambda
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
public class HidLam {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 System.getProperties().put("b", new StringBuilder());
 finish(() -> { async(() -> { Objects.requireNonNull((StringBuilder) System.getProperties().get("b")).append("x"); }); async(() -> { Objects.requireNonNull((StringBuilder) System.getProperties().get("b")).append("y"); }); });
 }); }
}
