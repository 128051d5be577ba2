// truth: proved: finish throws what its task threw, and lies behind the whole task
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
public class FinExc {
 static int x;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 try { finish(() -> { async(() -> { x = 5; throw new IllegalStateException(); }); }); assert false; } catch (IllegalStateException e) { assert x == 5; }
 }); }
}
