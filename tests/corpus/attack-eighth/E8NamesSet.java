// Truth: violated. setName races by volatile: either name
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8NamesSet {

  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> Thread.currentThread().setName("b"));
    t.setName("a"); t.start();
    assert t.getName().equals("a");
  }
}
