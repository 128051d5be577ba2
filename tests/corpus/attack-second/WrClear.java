// truth: violated: (assertion) one task clears the reference, the other gets
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
public class WrClear {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 Object o = new Object(); java.lang.ref.WeakReference<Object> w = new java.lang.ref.WeakReference<>(o);
 finish(() -> { async(() -> { Object p = w.get(); assert p != null; }); async(() -> { w.clear(); }); });
 assert o != null;
 }); }
}
