// truth: proved because a checksum over a large array; only the limit of time is at stake
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
public class TlCrc {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 byte[] b = new byte[1_500_000_000];
 finish(() -> { async(() -> { CRC32 c = new CRC32(); c.update(b, 0, b.length); assert c.getValue() != 1; }); });
 }); }
}
