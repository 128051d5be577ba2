// Truth: violated. finish inside m whose child needs m
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.atomic.*;

public class E9FinishIn {
  static void check(boolean c) { if (!c) throw new AssertionError(); }
  static final Object m = new Object(); static int x;
  public static void main(String[] args) {
    launchHabaneroApp(() -> {
      synchronized (m) { finish(() -> { async(() -> { synchronized (m) { x += 1; } }); }); }
    });
  }
}
