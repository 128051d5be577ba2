// truth: proved: the same with a ReentrantLock
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
public class ExLock {
 static int flag; static final ReentrantLock o = new ReentrantLock();
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { o.lock(); flag = 1; System.exit(0); }); async(() -> { o.lock(); assert flag == 0; o.unlock(); }); });
 }); }
}
