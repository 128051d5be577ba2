// truth: violated: (exception) the initialiser fails; the first user gets ExceptionInInitializerError, the second NoClassDefFoundError: the assertion about which one task 2 gets fails in one order
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiFail {
 static class K { static int v = Integer.parseInt("x"); static void t() { } }
 static volatile boolean bad;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   async(() -> { try { K.t(); } catch (LinkageError e) { } });
   async(() -> { try { K.t(); } catch (ExceptionInInitializerError e) { assert false; } catch (NoClassDefFoundError e) { } });
 });
 }); }
}
