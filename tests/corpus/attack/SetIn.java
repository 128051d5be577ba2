// truth: violated: (assertion) two tasks read from one System.in
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class SetIn {
 static int a, c;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 System.setIn(new java.io.ByteArrayInputStream(new byte[] { 1, 2 }));
 finish(() -> { async(() -> { try { a = System.in.read(); } catch (java.io.IOException e) { } }); async(() -> { try { c = System.in.read(); } catch (java.io.IOException e) { } }); });
 assert a == 1;
 }); }
}
