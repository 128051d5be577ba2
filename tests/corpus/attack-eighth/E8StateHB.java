// Truth: proved. getState TERMINATED orders; NEW before start
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8StateHB {

  static int n;
  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> { n = 1; });
    assert t.getState() == Thread.State.NEW;
    t.start(); t.join();
    assert t.getState() == Thread.State.TERMINATED && n == 1;
  }
}
