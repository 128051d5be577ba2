// truth: violated: (assertion) println on a closed stream sets the error flag
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
public class OutClose1 {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 System.out.close(); System.out.println("x");
 assert !System.out.checkError();
 }); }
}
