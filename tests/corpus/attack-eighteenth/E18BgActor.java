// Truth: proved. an actor that takes 1,000 messages from one task.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
import edu.rice.hj.api.*;
import static edu.rice.hj.Module2.*;
public class E18BgActor {
    static class A extends edu.rice.hj.runtime.actors.Actor<Integer> { int r; protected void process(Integer i) { if (i < 0) exit(); else r += i; } }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            A a = new A(); finish(() -> { a.start(); for (int i = 0; i < 1000; i++) a.send(1); a.send(-1); }); assert a.r == 1000;
        });
    }
}
