// truth: violated: (race) hidden StringBuilder, kept in a local variable of the task
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class HidSb3 {
 public static void main(String[] args){ launchHabaneroApp(() -> {
 System.getProperties().put("l", new StringBuilder());
 finish(() -> {
   async(() -> { StringBuilder s = (StringBuilder) System.getProperties().get("l"); s.append('a'); s.length(); });
   async(() -> { StringBuilder s = (StringBuilder) System.getProperties().get("l"); s.append('b'); s.length(); });
 });
 }); }
}
