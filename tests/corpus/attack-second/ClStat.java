// truth: proved: switching a class's assertions on changes nothing here
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
public class ClStat {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 ClStat.class.getClassLoader().setClassAssertionStatus("Foo", true);
 }); }
}
