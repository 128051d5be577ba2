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
public class Mi1 {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 assert !Mi1.class.getModule().isNamed(); assert Mi1.class.getPackageName().isEmpty();
 }); }
}
