// truth: violated: (assertion) System.setIn by one task decides what the other reads
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class InTl {
 static int a;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 System.setIn(new java.io.ByteArrayInputStream(new byte[] { 1 }));
 finish(() -> { async(() -> { System.setIn(new java.io.ByteArrayInputStream(new byte[] { 2 })); }); async(() -> { try { a = System.in.read(); } catch (java.io.IOException e) { } }); });
 assert a == 2;
 }); }
}
