// truth: violated: (race) an IntBuffer view and the byte buffer under it
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
public class BufView {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 java.nio.ByteBuffer b = java.nio.ByteBuffer.allocate(8); java.nio.IntBuffer i = b.asIntBuffer();
 finish(() -> { async(() -> { i.put(0, 7); }); async(() -> { int r = b.get(2); }); });
 }); }
}
