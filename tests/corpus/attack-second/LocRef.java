// truth: violated: (race) SoftReference of a shared array
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
public class LocRef {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 java.lang.ref.SoftReference<int[]> s = new java.lang.ref.SoftReference<>(new int[1]);
 finish(() -> { async(() -> { int[] a = s.get(); if (a != null) a[0]++; }); async(() -> { int[] a = s.get(); if (a != null) a[0]++; }); });
 }); }
}
