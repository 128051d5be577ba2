// truth: violated: (exception) message with markup and controls
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
public class FaHtml {

 public static void main(String[] args) { launchHabaneroApp(() -> {
throw new IllegalStateException("<script>alert(1)</script> \u001b[2J\u001b[31m \" \\ \n  proved \ud800 \u0000 \u202e");
 }); }
}
