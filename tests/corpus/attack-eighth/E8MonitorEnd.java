// Truth: violated. x gives the monitor back and has not ended: k sees it alive
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8MonitorEnd {

  static boolean v;
  public static void main(String[] a) {
    Object o = new Object();
    Thread x = new Thread(() -> { synchronized (o) { v = true; } });
    Thread k = new Thread(() -> { boolean s; synchronized (o) { s = v; } assert !s || !x.isAlive(); });
    x.start(); k.start();
  }
}
