// truth: violated: (assertion) as CfWho, the other way
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
public class CfWho2 {
 static Thread who, com;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 CompletableFuture<Integer> c = new CompletableFuture<>();
 finish(() -> { async(() -> { c.thenRun(() -> { who = Thread.currentThread(); }); }); async(() -> { com = Thread.currentThread(); c.complete(1); }); });
 assert who == com;
 }); }
}
