// truth: violated: (assertion) the referent is weakly reachable only: the collector may clear the reference at any time
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
public class WeakGc {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 java.lang.ref.WeakReference<Object> w = new java.lang.ref.WeakReference<>(new Object());
 assert w.get() != null;
 }); }
}
