// truth: violated assertion because the interrupt of main's thread is part of the state
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
public class MsIntr {
 static Thread main; static boolean seen;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 main = Thread.currentThread();
 finish(() -> { async(() -> isolated(() -> { if (main.isInterrupted()) seen = true; })); async(() -> isolated(() -> main.interrupt())); });
 Thread.interrupted();
 assert !seen;
 }); }
}
