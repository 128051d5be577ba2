// truth: violated: (assertion) as MathRnd, the source made before
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class MathRnd3 {
 static double a, b;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 Math.random();
 finish(() -> { async(() -> { a = Math.random(); }); async(() -> { b = Math.random(); }); });
 assert a < b;
 }); }
}
