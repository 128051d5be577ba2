// truth: violated: (assertion) equal tasks under different finishes: exchange must not mix them
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class ExFin {
 static int c, d; static int r;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   async(() -> { finish(() -> { async(() -> { isolated(() -> { c++; }); isolated(() -> { d++; }); }); }); isolated(() -> { r = c * 10 + d; }); });
   async(() -> { isolated(() -> { c++; }); isolated(() -> { d++; }); });
 });
 assert r != 21;
 }); }
}
