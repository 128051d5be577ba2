// truth: violated: (race) a SimpleDateFormat that two tasks use
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
import java.util.function.*;
import java.util.stream.*;
import java.lang.invoke.*;
public class IaSdf {
static final java.text.SimpleDateFormat f = new java.text.SimpleDateFormat("yyyy");
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { for (int i = 0; i < 2; i++) { int k = i; async(() -> { f.format(new Date(k)); }); } });
 }); }
}
