// truth: proved: the view's first int and the last byte
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
public class BufViewOk {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 java.nio.ByteBuffer b = java.nio.ByteBuffer.allocate(8); java.nio.IntBuffer i = b.asIntBuffer();
 finish(() -> { async(() -> { i.put(0, 7); }); async(() -> { int r = b.get(7); }); });
 assert b.get(3) == 7;

 }); }
}
