// truth: violated: (race) AbstractOwnableSynchronizer: "does not otherwise impose any synchronization or volatile field accesses"; the owner field is plain
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
public class AosRace {
 static class S extends AbstractOwnableSynchronizer { void own() { setExclusiveOwnerThread(Thread.currentThread()); } boolean mine() { return getExclusiveOwnerThread() == Thread.currentThread(); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 S s = new S();
 finish(() -> { async(() -> { s.own(); }); async(() -> { s.own(); }); });
 }); }
}
