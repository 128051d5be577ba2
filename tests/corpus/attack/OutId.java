// truth: violated: (assertion) which stream System.out is
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class OutId {
 public static void main(String[] args){ launchHabaneroApp(() -> {
 java.io.PrintStream ps = new java.io.PrintStream(new java.io.ByteArrayOutputStream(), true);
 finish(() -> { async(() -> { System.setOut(ps); }); async(() -> { assert System.out == ps; }); });
 }); }
}
