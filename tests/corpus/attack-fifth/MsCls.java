// truth: violated assertion because whether a class is initialised is part of the state: its initialiser copies a counter
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
public class MsCls {
 static int n; static class C { static final int at = n; }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> isolated(() -> { int z = C.at; })); async(() -> isolated(() -> n++)); async(() -> isolated(() -> n++)); });
 assert C.at != 1;
 }); }
}
