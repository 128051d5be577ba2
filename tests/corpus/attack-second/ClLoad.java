// truth: proved: the program's loader loads a class of the program by name
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
public class ClLoad {
 static class K { }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 try { Class<?> k = ClLoad.class.getClassLoader().loadClass("ClLoad$K"); assert k == K.class; } catch (ClassNotFoundException e) { assert false; }
 }); }
}
