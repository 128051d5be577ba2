// truth: violated: (deadlock) task 1 holds out and prints to err, task 2 holds err and prints to out
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
public class OutErr {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { synchronized (System.out) { System.err.println("x"); } }); async(() -> { synchronized (System.err) { System.out.println("y"); } }); });
 }); }
}
