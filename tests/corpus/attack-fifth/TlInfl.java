// truth: proved because many arrays are copied in marks; limit of memory
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
import java.net.*;
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
public class TlInfl {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 int[] big = new int[10_000_000];
 finish(() -> { for (int t = 0; t < 3; t++) async(() -> { for (int i = 0; i < 3; i++) isolated(() -> { for (int j = 0; j < big.length; j += 1000) big[j]++; }); }); });
 assert big[0] == 9;
 }); }
}
