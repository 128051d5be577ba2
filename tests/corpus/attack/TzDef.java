// truth: violated: (assertion) default time zone
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class TzDef {
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { TimeZone.setDefault(TimeZone.getTimeZone("GMT+3")); }); async(() -> { assert TimeZone.getDefault().getRawOffset() != 0; }); });
 }); }
}
