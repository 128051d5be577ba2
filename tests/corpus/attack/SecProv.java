// truth: violated: (assertion) task 1 adds a security provider, task 2 asks for it: either order
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class SecProv {
 static class P extends java.security.Provider { P() { super("My", "1", "x"); } }
 public static void main(String[] args){ launchHabaneroApp(() -> {
 java.security.Security.getProvider("SUN");
 finish(() -> {
   async(() -> { java.security.Security.addProvider(new P()); });
   async(() -> { assert java.security.Security.getProvider("My") != null; });
 });
 }); }
}
