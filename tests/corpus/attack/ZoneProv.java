// truth: violated: (assertion) task 1 registers a provider of zones, task 2 asks for the zones: either order
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class ZoneProv {
 static class P extends java.time.zone.ZoneRulesProvider {
  protected Set<String> provideZoneIds() { return Set.of("My/Zone"); }
  protected java.time.zone.ZoneRules provideRules(String id, boolean c) { return java.time.zone.ZoneRules.of(java.time.ZoneOffset.UTC); }
  protected NavigableMap<String, java.time.zone.ZoneRules> provideVersions(String id) { return new TreeMap<>(); } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 java.time.zone.ZoneRulesProvider.getAvailableZoneIds();
 finish(() -> {
   async(() -> { java.time.zone.ZoneRulesProvider.registerProvider(new P()); });
   async(() -> { assert java.time.zone.ZoneRulesProvider.getAvailableZoneIds().contains("My/Zone"); });
 });
 }); }
}
