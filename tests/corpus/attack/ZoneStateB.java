// truth: violated: (assertion) as ZoneState
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class ZoneStateB {
 static int k; static class P extends java.time.zone.ZoneRulesProvider { int c; 
  protected Set<String> provideZoneIds() { return Set.of("My/Zone"); }
  protected java.time.zone.ZoneRules provideRules(String id, boolean f) { return java.time.zone.ZoneRules.of(java.time.ZoneOffset.UTC); }
  protected NavigableMap<String, java.time.zone.ZoneRules> provideVersions(String id) { int h = HOW.get(); if (h == 1) c = c * 2 + 1; else if (h == 2) c = c * 3; else LAST.set(c); return new TreeMap<>(); } }
 static final ThreadLocal<Integer> HOW = new ThreadLocal<>(), LAST = new ThreadLocal<>();
 static void step(int how) { isolated(() -> { HOW.set(how); java.time.zone.ZoneRulesProvider.getVersions("My/Zone"); }); isolated(() -> { k++; }); }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 java.time.zone.ZoneRulesProvider.registerProvider(new P());
 finish(() -> { async(() -> { step(1); }); async(() -> { step(2); }); });
 HOW.set(0); java.time.zone.ZoneRulesProvider.getVersions("My/Zone");
 assert LAST.get() == 1;
 }); }
}
