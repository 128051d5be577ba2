// truth: violated: (assertion) initialiser stores the name of its thread: differs by who is first
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class CiName {
 static class C { static final String who = Thread.currentThread().getName(); static void touch() {} }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   async(() -> { C.touch(); });
   async(() -> { assert !C.who.equals(Thread.currentThread().getName()); });
 });
 }); }
}
