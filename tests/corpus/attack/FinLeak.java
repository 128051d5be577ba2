// truth: violated: (race) the constructor leaks this to a child task before it sets a final field
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class FinLeak {
 static int r; static class C { final int f; C() { C s = this; async(() -> { r = s.f; }); f = 5; } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { new C(); });
 }); }
}
