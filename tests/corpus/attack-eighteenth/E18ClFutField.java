// Truth: proved. an actor of the program has fields with the names of its superclass.
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
public class E18ClFutField {
    static class A extends edu.rice.hj.runtime.actors.Actor<Integer> { int mailbox = 1, state = 2, id = 3, started = 4; int r; protected void process(Integer i) { r += i + mailbox + state + id + started; exit(); } }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            A a = new A(); finish(() -> { a.start(); a.send(1); }); assert a.r == 11;
        });
    }
}
