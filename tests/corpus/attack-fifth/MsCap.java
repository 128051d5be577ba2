// truth: violated assertion because the capacity of a builder remembers that it was longer in between; fails only if the long text came before the trim
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
public class MsCap {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 StringBuilder sb = new StringBuilder();
 finish(() -> { async(() -> isolated(() -> { sb.append("x".repeat(100)); sb.setLength(0); })); async(() -> isolated(() -> sb.trimToSize())); });
 assert sb.capacity() == 0;
 }); }
}
