// truth: violated: (race) a Formatter writes to the hidden StringBuilder in both tasks
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
public class HidFmt {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 System.getProperties().put("b", new StringBuilder());
 finish(() -> { async(() -> { new Formatter((StringBuilder) System.getProperties().get("b")).format("x"); }); async(() -> { new Formatter((StringBuilder) System.getProperties().get("b")).format("y"); }); });
 }); }
}
