// truth: violated assertion because which of the two messages is first decides the sum
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
public class ActExitQBad {
static int s;
static class R extends Actor<Integer> { protected void process(Integer o) { s += o; exit(); } }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { R p = new R(); p.start(); async(() -> p.send(1)); async(() -> p.send(2)); });
assert s == 1;

        });
    }
}
