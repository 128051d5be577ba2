// truth: violated: (race) the object is changed by its maker after the put, while the getter reads
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
public class DdfPub {
 static class B { int n; }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 HjDataDrivenFuture<B> d = newDataDrivenFuture();
 finish(() -> { async(() -> { B b = new B(); b.n = 1; d.put(b); b.n = 2; }); async(() -> { int r = d.get().n; }); });
 }); }
}
