// truth: proved because two tasks format with one DateTimeFormatter
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
public class FmtSh {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 java.time.format.DateTimeFormatter f = java.time.format.DateTimeFormatter.ISO_LOCAL_DATE;
 finish(() -> { async(() -> { assert f.format(LocalDate.of(2024, 1, 2)).equals("2024-01-02"); }); async(() -> { assert LocalDate.parse("2024-01-03", f).getDayOfMonth() == 3; }); });
 }); }
}
