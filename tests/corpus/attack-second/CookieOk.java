// truth: proved: the monitor of the class orders: who gets the handler sees n
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
public class CookieOk {
 static class H extends java.net.CookieHandler { int n; public Map<String, List<String>> get(java.net.URI u, Map<String, List<String>> m) { return m; } public void put(java.net.URI u, Map<String, List<String>> m) { } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { H h = new H(); h.n = 5; java.net.CookieHandler.setDefault(h); }); async(() -> { H h = (H) java.net.CookieHandler.getDefault(); assert h == null || h.n == 5; }); });
 }); }
}
