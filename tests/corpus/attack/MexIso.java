// truth: violated: (assertion) the first exception is that of the body that came first
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class MexIso {
 static int c;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 try { finish(() -> {
   async(() -> { isolated(() -> { c++; throw new RuntimeException("a" + c); }); });
   async(() -> { isolated(() -> { c++; throw new RuntimeException("b" + c); }); });
 }); } catch (edu.rice.hj.runtime.util.MultipleExceptions e) { String s = ""; for (Throwable x : e.getExceptions()) s += x.getMessage(); assert !s.contains("b1"); }
 }); }
}
