// truth: violated: (assertion) lost update: both read the hidden AtomicInteger before either writes
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class HidTwice {
 public static void main(String[] args){ launchHabaneroApp(() -> {
 System.getProperties().put("x", new AtomicInteger());
 finish(() -> {
   async(() -> { AtomicInteger x = (AtomicInteger) System.getProperties().get("x"); int v = x.get(); x.set(v + 1); });
   async(() -> { AtomicInteger x = (AtomicInteger) System.getProperties().get("x"); int v = x.get(); x.set(v + 1); });
 });
 assert ((AtomicInteger) System.getProperties().get("x")).get() == 2;
 }); }
}
