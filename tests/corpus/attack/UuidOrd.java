// truth: violated: (assertion) random UUIDs: one source
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class UuidOrd {
 static UUID a, b;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 UUID.randomUUID();
 finish(() -> { async(() -> { a = UUID.randomUUID(); }); async(() -> { b = UUID.randomUUID(); }); });
 assert a.compareTo(b) < 0;
 }); }
}
