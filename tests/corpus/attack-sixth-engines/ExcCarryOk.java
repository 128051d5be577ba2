// truth: proved because the finish inside the future joins the writer first
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
public class ExcCarryOk {
static class X extends RuntimeException { int v; }  static X s;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { HjFuture<Integer> f = future(() -> { X x = new X(); finish(() -> { async(() -> { x.v = 1; }); }); throw x; });
try { f.get(); } catch (Throwable t) { Throwable c = t instanceof X ? t : t.getCause(); if (c instanceof X) { int v = ((X) c).v; } } });
        });
    }
}
