// truth: proved: nothing behind exit runs, not even finally
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
public class ExFinal {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { try { System.exit(0); } finally { assert false; } }); });
 }); }
}
