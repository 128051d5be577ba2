// truth: violated: (race) got by Enum.valueOf(Class, String) and getEnumConstants
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
public class EnumDir {
 enum E { A; int n; }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { Enum.valueOf(E.class, "A").n = 1; }); async(() -> { E.class.getEnumConstants()[0].n = 2; }); });
 }); }
}
