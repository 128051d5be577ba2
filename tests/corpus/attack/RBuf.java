// truth: proved: absolute puts to disjoint places of one ByteBuffer
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class RBuf {
 static final java.nio.ByteBuffer b = java.nio.ByteBuffer.allocate(16);
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { b.putInt(0, 1); }); async(() -> { b.putInt(4, 2); }); });
 assert b.getInt(0) + b.getInt(4) == 3;
 }); }
}
