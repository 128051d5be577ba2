// truth: proved: printing to System.out takes its monitor in JDK 17, but nothing here depends on that
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
public class OutHb {
 static int x;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { synchronized (System.out) { x++; } System.out.println("a"); }); async(() -> { System.out.println("b"); synchronized (System.out) { x++; } }); });
 assert x == 2;
 }); }
}
