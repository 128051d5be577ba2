// truth: proved because long texts and copies; only the limit of time is at stake
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
public class TlRep {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { String s = "ab".repeat(200_000_000); for (int i = 0; i < 100; i++) assert s.hashCode() != 1 && s.indexOf("ba" + i) < 0; }); });
 }); }
}
