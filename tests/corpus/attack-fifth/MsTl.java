// truth: violated assertion because what a thread-local of the same task holds is part of the state
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module0.*;
import edu.rice.hj.api.*;
import java.io.*;
import java.nio.*;
import java.nio.charset.*;
import java.lang.ref.*;
import java.lang.reflect.*;
import java.lang.annotation.*;
import java.math.*;
import java.net.URI;
import java.text.*;
import java.time.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.util.regex.*;
import java.util.stream.*;
import java.util.zip.*;
import java.lang.invoke.*;
@SuppressWarnings("all")
public class MsTl {
 static final ThreadLocal<Integer> T = new ThreadLocal<>(); static int turn, got;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { isolated(() -> { T.set(turn++); }); isolated(() -> { got = T.get(); }); }); async(() -> isolated(() -> { turn++; })); });
 assert got == 0;
 }); }
}
