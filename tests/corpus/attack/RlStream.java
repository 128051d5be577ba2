// truth: proved: sequential streams over a shared list
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class RlStream {
 static final List<Integer> l = List.of(1, 2, 3); static int a, b;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { a = l.stream().mapToInt(x -> x).sum(); }); async(() -> { b = l.stream().filter(x -> x > 1).collect(java.util.stream.Collectors.toList()).size(); }); }); assert a == 6 && b == 2;
 }); }
}
