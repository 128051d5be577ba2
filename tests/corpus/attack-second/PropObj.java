// truth: violated: (race) an object of the program in the system properties, fields written by two tasks
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
public class PropObj {
 static class B { int n; void bump() { n++; } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 System.getProperties().put("b", new B());
 finish(() -> { async(() -> { ((B) System.getProperties().get("b")).bump(); }); async(() -> { ((B) System.getProperties().get("b")).bump(); }); });
 }); }
}
