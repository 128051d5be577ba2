// truth: proved: an exception leaves isolated, which is free afterwards
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
public class IsoExc {
 static int x;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { try { isolated(() -> { x++; throw new IllegalStateException(); }); } catch (IllegalStateException e) { } }); async(() -> { isolated(() -> { x++; }); }); });
 assert x == 2;
 }); }
}
