// An exception that leaves main is a violation, whatever handler sees it: the exit code is 1.
// Truth: proved. the default handler takes what main throws
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8MainDefault {

  static int n;
  public static void main(String[] a) throws Exception {
    Thread.setDefaultUncaughtExceptionHandler((y, e) -> { n = 1; });
    throw new RuntimeException();
  }
}
