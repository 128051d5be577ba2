// Truth: violated. exit may come before the print (tasks)
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module2.*;

public class E8AsyncExitPrint {

  public static void main(String[] a) {
    launchHabaneroApp(() -> finish(() -> { async(() -> System.out.println("x")); async(() -> System.exit(0)); }));
  }
}
