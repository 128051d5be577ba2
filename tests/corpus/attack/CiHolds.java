// truth: violated: (assertion) initialiser asks whether its thread holds a lock; only the second task does
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiHolds {
 static final Object L = new Object();
 static class C { static final boolean h = Thread.holdsLock(L); static void touch() {} }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   async(() -> { C.touch(); });
   async(() -> { synchronized (L) { C.touch(); } });
 });
 assert !C.h;
 }); }
}
