// Truth: violated. the initialiser joins a thread that uses the class: deadlock
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8InitJoin {

  static class H { static int x; static { Thread t = new Thread(() -> { H.x = 1; }); t.start(); try { t.join(); } catch (InterruptedException e) { } } }
  public static void main(String[] a) throws Exception { H.x = 2; }
}
