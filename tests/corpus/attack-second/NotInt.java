// truth: violated: (assertion) who was notified and interrupted afterwards may return normally from wait (JLS 17.2.1: it was removed from the wait set by the notify), with the flag set
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
public class NotInt {
 static final Object o = new Object(); static Thread t; static boolean go;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> {
   async(() -> { synchronized (o) { t = Thread.currentThread(); if (!go) { boolean normal = false; try { o.wait(); normal = true; } catch (InterruptedException e) { } assert !normal; } } });
   async(() -> { synchronized (o) { go = true; if (t != null) { o.notify(); t.interrupt(); } } });
 });
 }); }
}
