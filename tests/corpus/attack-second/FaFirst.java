// truth: violated: (assertion) any of the equal tasks may be first
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
public class FaFirst {
 static int c, first;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 forAll(0, 2, (i) -> { isolated(() -> { if (c == 0) first = i; c++; }); });
 assert first != 2;
 }); }
}
