// truth: proved because a text is searched in a long one: quadratic in one native; only the limit of time is at stake
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
public class TlIdx {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { String s = "a".repeat(2_000_000); String t = "a".repeat(1_000_000) + "b"; assert s.indexOf(t) < 0; }); });
 }); }
}
