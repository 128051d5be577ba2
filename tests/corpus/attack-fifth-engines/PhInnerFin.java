// truth: violated deadlock because the parent waits in an inner finish while its child waits for the parent's signal
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
public class PhInnerFin {

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  HjPhaser ph = newPhaser(SIG_WAIT);
  finish(() -> { asyncPhased(ph.inMode(SIG_WAIT), () -> { next(); }); });
});

        });
    }
}
