// truth: violated: (assertion) initialiser reads an inheritable thread-local which differs between the tasks
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiTl {
 static final InheritableThreadLocal<Integer> tl = new InheritableThreadLocal<>();
 static class C { static final Integer v = tl.get(); static void touch() {} }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   tl.set(1); async(() -> { C.touch(); });
   tl.set(2); async(() -> { tl.set(5); C.touch(); });
 });
 assert C.v == null || C.v != 5;
 }); }
}
