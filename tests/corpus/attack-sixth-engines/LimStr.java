// truth: proved because a long string
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module0.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import static edu.rice.hj.ModuleE.newEventCount;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class LimStr {
static int n;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
String s = "ab".repeat(50000000); n = s.indexOf("c"); finish(() -> { async(() -> { }); }); assert n == -1;
        });
    }
}
