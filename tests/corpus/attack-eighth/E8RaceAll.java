// Truth: violated. a racy flag, and behind the race a failed assertion
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8RaceAll {

  static int f, g;
  public static void main(String[] a) throws Exception {
    Thread x = new Thread(() -> { f = 1; g = 1; });
    Thread y = new Thread(() -> { if (g == 1) assert f == 0; });
    x.start(); y.start();
  }
}
