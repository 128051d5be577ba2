// truth: violated: (assertion) the initialiser ends the program; the other task may fail before
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
public class CiExit {
 static class K { static { System.exit(0); } static void touch() { } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { K.touch(); }); async(() -> { assert false; }); });
 }); }
}
