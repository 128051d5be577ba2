// truth: violated: (assertion) system property set by one, read by another
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class Prop {
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { System.setProperty("k", "1"); }); async(() -> { assert System.getProperty("k") != null; }); });
 }); }
}
