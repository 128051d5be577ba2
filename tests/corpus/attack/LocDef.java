// truth: violated: (assertion) default locale
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class LocDef {
 public static void main(String[] args){ launchHabaneroApp(() -> {
 Locale.setDefault(Locale.US);
 finish(() -> { async(() -> { Locale.setDefault(Locale.GERMANY); }); async(() -> { assert Locale.getDefault().equals(Locale.GERMANY); }); });
 }); }
}
