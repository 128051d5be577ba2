// truth: proved: two tasks read the stack trace and message of a shared exception; getStackTrace is synchronized
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class ExcShared {
 static final RuntimeException e = new RuntimeException("m"); static int a, b;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { a = e.getStackTrace().length > 0 ? 1 : 0; }); async(() -> { b = e.getMessage().length() + (e.getStackTrace().length > 0 ? 1 : 0); }); });
 assert a == 1 && b == 2;
 }); }
}
