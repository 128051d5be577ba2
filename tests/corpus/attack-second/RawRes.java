// truth: violated: (race) getRawResult is a plain read of a plain field: no order with setRawResult, so neither the field nor the array is published
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
public class RawRes {
 static class T extends RecursiveTask<int[]> { protected int[] compute() { return null; } void give(int[] a) { setRawResult(a); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 T t = new T();
 finish(() -> { async(() -> { int[] a = new int[1]; a[0] = 5; t.give(a); }); async(() -> { int[] a = t.getRawResult(); if (a != null) { int r = a[0]; } }); });
 }); }
}
