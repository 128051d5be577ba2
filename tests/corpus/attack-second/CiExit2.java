// truth: proved: whoever runs the initialiser ends the program, so nobody gets behind it
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
public class CiExit2 {
 static class K { static int x; static { System.exit(0); } static void touch() { } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { K.touch(); assert false; }); async(() -> { K.touch(); assert false; }); });
 }); }
}
