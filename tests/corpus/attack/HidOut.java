// truth: violated: (race) two tasks write to an unsynchronised StringWriter-like buffer through System.out? PrintStream locks itself, so use a hidden StringBuilder
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class HidOut {
 public static void main(String[] args){ launchHabaneroApp(() -> {
 System.getProperties().put("l", new StringBuilder());
 finish(() -> {
   async(() -> { ((StringBuilder) System.getProperties().get("l")).append('a'); });
   async(() -> { ((StringBuilder) System.getProperties().get("l")).append('b'); });
 });
 }); }
}
