// truth: proved: String.format, split, replaceAll in two tasks; nothing shared
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class FmtBoth {
 static String a, b;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { a = String.format("%d-%s-%.2f", 3, "x", 1.5); }); async(() -> { b = String.format("%05d %x", 42, 255) + "a,b".split(",").length + "aab".replaceAll("a+", "c"); }); });
 assert a.equals("3-x-1.50") && b.equals("00042 ff2cb");
 }); }
}
