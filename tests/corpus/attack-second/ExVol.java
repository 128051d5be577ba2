// truth: violated: (assertion) the flag is seen between the write and the exit
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
public class ExVol {
 static volatile int flag;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { flag = 1; System.exit(0); }); async(() -> { assert flag == 0; }); });
 }); }
}
