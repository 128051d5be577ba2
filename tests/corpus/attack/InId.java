// truth: violated: (assertion) as OutId with System.in
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class InId {
 public static void main(String[] args){ launchHabaneroApp(() -> {
 java.io.InputStream ps = new java.io.ByteArrayInputStream(new byte[1]);
 finish(() -> { async(() -> { System.setIn(ps); }); async(() -> { assert System.in == ps; }); });
 }); }
}
