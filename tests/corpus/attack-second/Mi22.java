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
public class Mi22 {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 assert (float) 0.1 + 0.2f == 0.3f || true; double z = 0.0; assert Double.compare(-z, z) < 0; assert (int) Double.NaN == 0; assert (byte) 300 == 44; assert (1 << 33) == 2; assert (-7 >> 1) == -4; assert -7 / 2 == -3; assert Integer.MIN_VALUE / -1 == Integer.MIN_VALUE; assert 5.5 % 2 == 1.5; assert (char) -1 == 65535;
 }); }
}
