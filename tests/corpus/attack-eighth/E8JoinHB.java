// Truth: violated. join that ends by an exception orders nothing: a race on n
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8JoinHB {

  static int n; static volatile int v;
  public static void main(String[] a) {
    Thread me = Thread.currentThread();
    Thread x = new Thread(() -> { v = 1; n = 1; });
    Thread h = new Thread(() -> { if (v == 0) me.interrupt(); });
    x.start(); h.start();
    try { x.join(); } catch (InterruptedException e) { }
    n = 2;
  }
}
