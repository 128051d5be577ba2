// truth: violated: (race) Object.clone reads the fields
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class RObjCl {
 static class C implements Cloneable { int f; C copy() { try { return (C) clone(); } catch (CloneNotSupportedException e) { throw new Error(e); } } } static final C c = new C();
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { c.f = 1; }); async(() -> { c.copy(); }); });
 }); }
}
