// truth: proved: the loader's assertion status is cleared before K is initialised, so K's assertion is disabled
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
public class ClAssert {
 static class K { static void touch() { assert false; } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 ClAssert.class.getClassLoader().clearAssertionStatus();
 K.touch();
 }); }
}
