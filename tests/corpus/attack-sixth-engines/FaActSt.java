// truth: proved because one message after the other, with the actor paused in between by itself
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
public class FaActSt {
static int x; static class A extends Actor<Integer> { int k; protected void process(Integer o) { x++; if (++k == 2) exit(); } }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
A a = new A(); finish(() -> { a.start(); async(() -> { a.send(1); }); async(() -> { a.send(2); }); }); assert x == 2;
        });
    }
}
