// truth: violated: (race) a mutable field of an enum constant, got by valueOf in one and values in the other
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
public class EnumMut {
 enum E { A; int n; }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { E.valueOf("A").n = 1; }); async(() -> { E.values()[0].n = 2; }); });
 }); }
}
