// truth: proved: literals in two classes are one object
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiLdc {
 static String a, b; static class K { static final String s = new StringBuilder("ab").toString().intern(); }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { a = K.s; }); async(() -> { b = "ab"; }); });
 assert a == b;
 }); }
}
