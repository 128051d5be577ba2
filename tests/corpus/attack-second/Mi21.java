// truth: proved: one task; a fact of Java 17
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module0.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class Mi21 {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 assert Math.fma(2.0, 3.0, 4.0) == 10.0; assert Math.sin(0.5) == StrictMath.sin(0.5) || Math.abs(Math.sin(0.5) - StrictMath.sin(0.5)) < 1e-15; assert Double.toString(1.0E23).length() > 0;
 }); }
}
