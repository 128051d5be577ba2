// truth: proved: deep copies by serialisation
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module0.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import static edu.rice.hj.ModuleE.newEventCount;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.util.stream.*;
import java.lang.invoke.*;
public class KaSer {

 public static void main(String[] args) { launchHabaneroApp(() -> {
forall(0, 1, (i) -> { try { var b = new java.io.ByteArrayOutputStream(); var o = new java.io.ObjectOutputStream(b); o.writeObject(new ArrayList<>(List.of(i, "x"))); o.close(); Object c = new java.io.ObjectInputStream(new java.io.ByteArrayInputStream(b.toByteArray())).readObject(); assert c.equals(List.of(i, "x")); } catch (java.io.IOException | ClassNotFoundException e) { assert false; } });
 }); }
}
