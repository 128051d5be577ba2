// truth: proved: the body of the finish throws, but its tasks are waited for first
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
public class FinBodyExc {
 static int x;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 try { finish(() -> { async(() -> { x = 5; }); throw new IllegalStateException(); }); } catch (IllegalStateException e) { assert x == 5; }
 }); }
}
