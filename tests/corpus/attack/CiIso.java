// truth: violated: (assertion) the initialiser asks who runs it through the isolation it is in? it runs a finish inside isolated: legal for one, so it only checks a counter read under isolated
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiIso {
 static int c;
 static class K { static int v; static { isolated(() -> { v = c; }); } static void touch() { } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   async(() -> { isolated(() -> { c = 1; }); K.touch(); });
   async(() -> { K.touch(); });
 });
 assert K.v == 1;
 }); }
}
