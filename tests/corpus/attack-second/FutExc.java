// truth: proved: the exception of the future's body is an object whose field was set before; get hands it over
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
public class FutExc {
 static class E extends RuntimeException { int n; }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 HjFuture<Integer> f = future(() -> { E e = new E(); e.n = 5; throw e; });
 try { f.get(); } catch (E e) { assert e.n == 5; }
 }); }
}
