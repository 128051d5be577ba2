// Truth: violated. either order
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8TwoPrint {

  public static void main(String[] a) throws Exception {
    Thread x = new Thread(() -> System.out.println("x"));
    x.start(); System.out.println("m");
  }
}
