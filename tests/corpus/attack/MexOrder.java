// truth: proved: (documented deviation: exceptions in tree order; in HJlib it would be in order of time) the first exception of two that a finish collects is the one thrown first
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class MexOrder {
 public static void main(String[] args){ launchHabaneroApp(() -> {
 try { finish(() -> {
   async(() -> { throw new RuntimeException("a"); });
   async(() -> { throw new RuntimeException("b"); });
 }); } catch (edu.rice.hj.runtime.util.MultipleExceptions e) { assert e.getExceptions().get(0).getMessage().equals("a"); }
 }); }
}
