// Truth: violated. x may be alive when main is interrupted: InterruptedException
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8InterruptBoth {

  static volatile int n;
  public static void main(String[] a) {
    Thread me = Thread.currentThread();
    Thread x = new Thread(() -> { n++; });
    Thread h = new Thread(() -> me.interrupt());
    x.start(); h.start();
    try { x.join(); } catch (InterruptedException e) { assert false; }
  }
}
