// truth: violated: (assertion) as SecState2
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class SecState3 {
 static int k; static class P extends java.security.Provider { int c; P() { super("My", "1", "x"); } }
 static void step(int how) { isolated(() -> { P p = (P) java.security.Security.getProvider("My"); if (how == 1) p.c = p.c * 2 + 1; else p.c = p.c * 3; }); isolated(() -> { k++; }); }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 java.security.Security.addProvider(new P());
 finish(() -> { async(() -> { step(1); }); async(() -> { step(2); }); });
 assert ((P) java.security.Security.getProvider("My")).c == 1;
 }); }
}
