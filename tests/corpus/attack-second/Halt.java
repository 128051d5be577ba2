// truth: violated: (assertion) halt in one task, a failing assertion in the other may come first
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
public class Halt {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { Runtime.getRuntime().halt(0); }); async(() -> { assert false; }); });
 }); }
}
