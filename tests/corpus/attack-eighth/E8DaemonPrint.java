// Truth: violated. the program may end before the daemon prints
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8DaemonPrint {

  public static void main(String[] a) throws Exception {
    Thread x = new Thread(() -> { System.out.println("x"); });
    x.setDaemon(true); x.start();
  }
}
