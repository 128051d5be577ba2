// truth: proved: shared immutable URI read by two tasks
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class RlUri {
 static final java.net.URI u = java.net.URI.create("http://a.b/c"); static int a, b;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { a = u.hashCode() + u.toString().length(); }); async(() -> { b = u.hashCode() + u.toString().length(); }); }); assert a == b;
 }); }
}
