// truth: proved: the body that set the flag never ends, so no other body sees it
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module0.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class ExHold {
 static int flag;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { isolated(() -> { flag = 1; System.exit(0); }); }); async(() -> { isolated(() -> { assert flag == 0; }); }); });
 }); }
}
