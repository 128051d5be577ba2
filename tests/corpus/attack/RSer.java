// truth: violated: (race) serialisation reads a field
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class RSer {
 static class C implements java.io.Serializable { int f; } static final C c = new C();
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { c.f = 1; }); async(() -> { try { new java.io.ObjectOutputStream(new java.io.ByteArrayOutputStream()).writeObject(c); } catch (Exception e) { throw new Error(e); } }); });
 }); }
}
