// truth: violated: (assertion) Class.forName initialises; whether x was 1 by then depends on the order
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiForName {
 static volatile int x;
 static class K { static int v; static { v = x; } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   async(() -> { x = 1; });
   async(() -> { try { Class.forName("CiForName$K"); } catch (ClassNotFoundException e) { throw new Error(e); } });
 });
 assert K.v == 1;
 }); }
}
