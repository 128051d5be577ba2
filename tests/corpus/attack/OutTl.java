// truth: violated: (assertion) System.setOut by one task decides where the other's text goes
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class OutTl {
 public static void main(String[] args){ launchHabaneroApp(() -> {
 java.io.ByteArrayOutputStream b = new java.io.ByteArrayOutputStream(); java.io.PrintStream ps = new java.io.PrintStream(b, true);
 finish(() -> { async(() -> { System.setOut(ps); }); async(() -> { System.out.print("x"); }); });
 assert b.size() == 1;
 }); }
}
