// truth: violated race because an actor passes on the object that it got before it writes x
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module0.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import static edu.rice.hj.ModuleE.newEventCount;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class MsgCross3 {
static int x; static final Integer one = 1; static B b; static class A extends Actor<Integer> { protected void process(Integer o) { b.send(o); x = 1; exit(); } } static class B extends Actor<Integer> { protected void process(Integer o) { int t = x; exit(); } }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
A a = new A(); b = new B(); finish(() -> { a.start(); b.start(); a.send(one); });
        });
    }
}
