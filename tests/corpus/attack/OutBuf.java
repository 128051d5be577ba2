// truth: proved: (both ways lock the buffer) two tasks write through System.out set to a stream whose own lock is not shared? PrintStream locks: proved side is fine, but the program also writes the buffer directly without lock
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class OutBuf {
 public static void main(String[] args){ launchHabaneroApp(() -> {
 java.io.ByteArrayOutputStream b = new java.io.ByteArrayOutputStream(); System.setOut(new java.io.PrintStream(b, true));
 finish(() -> {
   async(() -> { System.out.print("a"); });
   async(() -> { b.write(66); });
 });
 assert b.size() == 2;
 }); }
}
