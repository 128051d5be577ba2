// truth: violated: (deadlock) two locks that are kept by a ClassValue, taken in opposite orders
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
public class ClvLock {
 static final ClassValue<Object> CV = new ClassValue<Object>() { protected Object computeValue(Class<?> c) { return new Object(); } };
 public static void main(String[] args) { launchHabaneroApp(() -> {
 CV.get(Integer.class); CV.get(Long.class);
 finish(() -> { async(() -> { synchronized (CV.get(Integer.class)) { synchronized (CV.get(Long.class)) { } } }); async(() -> { synchronized (CV.get(Long.class)) { synchronized (CV.get(Integer.class)) { } } }); });
 }); }
}
