// truth: violated: (exception) shows values
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class MrThrow {
 static double a, b;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { a = Math.random(); }); async(() -> { b = Math.random(); }); });
 if (a >= b) 
   throw new RuntimeException("ge " + a + " " + b);
 else 
   throw new IllegalStateException("lt " + a + " " + b);
 }); }
}
