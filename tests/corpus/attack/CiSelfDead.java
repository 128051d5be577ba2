// truth: violated: (deadlock) the lambda in the initialiser is a method of C, so the child waits for C, C's initialiser waits for the child
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiSelfDead {
 static class C { static int v; static { finish(() -> { async(() -> { v = 1; }); }); } static void touch() {} }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 C.touch();
 }); }
}
