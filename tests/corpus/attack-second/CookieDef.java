// truth: violated: (assertion) setDefault and getDefault are both static synchronized: either order
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
public class CookieDef {
 static class H extends java.net.CookieHandler { public Map<String, List<String>> get(java.net.URI u, Map<String, List<String>> m) { return m; } public void put(java.net.URI u, Map<String, List<String>> m) { } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { assert java.net.CookieHandler.getDefault() == null; }); async(() -> { java.net.CookieHandler.setDefault(new H()); }); });
 }); }
}
