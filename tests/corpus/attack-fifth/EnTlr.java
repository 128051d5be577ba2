// truth: violated assertion because the seed of ThreadLocalRandom is different in every run: 1 is as likely as 0, in some run the sum is not what one run shows
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
public class EnTlr {
 static int sum;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { ThreadLocalRandom r = ThreadLocalRandom.current(); for (int i = 0; i < 40; i++) sum = sum * 2 + r.nextInt(2); }); });
 assert sum != 0x12345;
 boolean odd = ThreadLocalRandom.current().nextInt(4) == 0; assert !odd;
 }); }
}
