// truth: violated: (deadlock) notify to a waiter and an interrupt: the second waiter is never woken if the notified one returns normally and passes nothing on
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
public class NotIntThree {
 static final Object o = new Object(); static Thread t; static int in;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> {
   async(() -> { synchronized (o) { in++; t = Thread.currentThread(); if (in < 3) { try { o.wait(); } catch (InterruptedException e) { o.notify(); } } } });
   async(() -> { synchronized (o) { in++; if (in < 3) { try { o.wait(); } catch (InterruptedException e) { o.notify(); } } } });
   async(() -> { synchronized (o) { boolean both = in == 2; in += 3; if (both) { o.notify(); t.interrupt(); } else o.notifyAll(); } });
 });
 }); }
}
