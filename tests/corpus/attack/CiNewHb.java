// truth: proved: new of a sub class lies behind the initialiser of its super class
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiNewHb {
 static int x, r, s;
 static class A { static { x = 1; } } static class B extends A { }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { new B(); r = x; }); async(() -> { new B(); s = x; }); });
 assert r == 1 && s == 1;
 }); }
}
