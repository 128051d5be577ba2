// truth: proved: CompletableFuture completed by one, joined by the other
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class RlCf {
 static final CompletableFuture<Integer> f = new CompletableFuture<>(); static int x;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { x = 5; f.complete(1); }); async(() -> { f.join(); assert x == 5; }); });
 }); }
}
