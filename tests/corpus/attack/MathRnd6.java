// truth: violated: (assertion) as MathRnd, tasks have drawn twice
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class MathRnd6 {
 static double a, b;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { a = Math.random() + Math.random(); }); async(() -> { b = Math.random() + Math.random(); }); });
 assert a < b;
 }); }
}
