// truth: proved because the two exceptions are collected and caught, and both are there in every run
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
public class ExMultiCaught {
static int n;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
try { finish(() -> { async(() -> { throw new IllegalStateException("a"); }); async(() -> { throw new IllegalArgumentException("b"); }); }); assert false; }
catch (edu.rice.hj.runtime.util.MultipleExceptions e) { assert e.getExceptions().size() == 2; }

        });
    }
}
