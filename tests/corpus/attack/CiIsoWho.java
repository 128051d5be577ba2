// truth: violated: (assertion) two isolated bodies initialise one class; the initialiser keeps the thread
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiIsoWho {
 static class K { static final Thread w = Thread.currentThread(); static void t() { } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { isolated(() -> { K.t(); }); }); async(() -> { isolated(() -> { assert K.w != Thread.currentThread(); }); }); });
 }); }
}
