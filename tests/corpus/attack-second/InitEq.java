// truth: violated: (assertion) equal tasks, an initialiser that notes how many were before
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
public class InitEq {
 static int c; static class K { static int v; static { isolated(() -> { v = c; }); } static void touch() { } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 forAll(0, 1, (i) -> { isolated(() -> { c++; }); K.touch(); });
 assert K.v == 2;
 }); }
}
