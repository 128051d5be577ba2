// expect: proved
// truth: the thread joins one that is never started: returns at once
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class JoinUnstartedInThread {
  public static void main(String[] args) throws Exception {
    Thread a = new Thread(() -> { });
    Thread b = new Thread(() -> { try { a.join(); } catch (InterruptedException e) { } });
    b.start();
    b.join();
  }
}

