// truth: violated assertion because one or two exceptions are collected, depending on who comes first
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
public class ExIsoCount {
static int c;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
int n = 0;
try { finish(() -> { for (int i = 0; i < 2; i++) async(() -> { int[] s = new int[1]; isolated(() -> { s[0] = c; }); if (s[0] == 0) { isolated(() -> { c++; }); throw new IllegalStateException(); } }); }); }
catch (edu.rice.hj.runtime.util.MultipleExceptions e) { n = 2; }
catch (IllegalStateException e) { n = 1; }
assert n == 1;

        });
    }
}
