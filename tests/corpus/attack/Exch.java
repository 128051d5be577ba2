// truth: proved: Exchanger swaps
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class Exch {
 static final Exchanger<Integer> E = new Exchanger<>(); static int a, b;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { try { a = E.exchange(1); } catch (InterruptedException e) { } }); async(() -> { try { b = E.exchange(2); } catch (InterruptedException e) { } }); });
 assert a == 2 && b == 1;
 }); }
}
