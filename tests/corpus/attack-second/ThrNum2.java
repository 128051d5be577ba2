// truth: violated: (assertion) as ThrNum: whoever is first is Thread-0; everything in isolated
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
public class ThrNum2 {
 static String a; static int c;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { isolated(() -> { a = new Thread(() -> { }).getName(); }); }); async(() -> { isolated(() -> { new Thread(() -> { }); }); }); });
 assert a.equals("Thread-0");
 }); }
}
