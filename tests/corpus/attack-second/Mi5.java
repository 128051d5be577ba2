// truth: proved: one task; a fact of Java 17
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
public class Mi5 {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 try { assert Class.forName("Mi5", true, Thread.currentThread().getContextClassLoader()) == Mi5.class; } catch (ClassNotFoundException e) { assert false; }
 }); }
}
