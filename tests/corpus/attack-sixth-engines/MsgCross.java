// truth: violated race because two actors get the same object from two senders; only the first sender wrote x
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
public class MsgCross {
static int x; static final Integer one = 1; static class A extends Actor<Integer> { protected void process(Integer o) { exit(); } } static class B extends Actor<Integer> { protected void process(Integer o) { int t = x; exit(); } }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
A a = new A(); B b = new B(); finish(() -> { a.start(); b.start(); async(() -> { x = 1; a.send(one); }); async(() -> { b.send(one); }); });
        });
    }
}
