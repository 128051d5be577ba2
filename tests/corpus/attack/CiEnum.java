// truth: violated: (deadlock) enum and a class that refer to each other
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiEnum {
 enum E { A; static { X.t(); } static void u() { } } static class X { static final E e = E.A; static void t() { } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { E.u(); }); async(() -> { X.t(); }); });
 }); }
}
