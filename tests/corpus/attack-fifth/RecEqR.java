// truth: violated race because equals of records reads the program's list through ArrayList.equals while another task adds
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
public class RecEqR {
 record P(List<Integer> l) {}
 public static void main(String[] args) { launchHabaneroApp(() -> {
 P p = new P(new ArrayList<>(List.of(1))), q = new P(new ArrayList<>(List.of(1)));
 finish(() -> { async(() -> { boolean b = p.equals(q); }); async(() -> { q.l().add(2); }); });
 }); }
}
