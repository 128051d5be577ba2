// truth: violated: (race) plain counter inside a provider that only the library's table leads to
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class ZoneRace {
 static class P extends java.time.zone.ZoneRulesProvider { int c; 
  protected Set<String> provideZoneIds() { return Set.of("My/Zone"); }
  protected java.time.zone.ZoneRules provideRules(String id, boolean f) { return java.time.zone.ZoneRules.of(java.time.ZoneOffset.UTC); }
  protected NavigableMap<String, java.time.zone.ZoneRules> provideVersions(String id) { c++; return new TreeMap<>(); } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 java.time.zone.ZoneRulesProvider.registerProvider(new P());
 finish(() -> { async(() -> { java.time.zone.ZoneRulesProvider.getVersions("My/Zone"); }); async(() -> { java.time.zone.ZoneRulesProvider.getVersions("My/Zone"); }); });
 }); }
}
