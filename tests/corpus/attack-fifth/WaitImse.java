// truth: proved because wait without the monitor throws IllegalMonitorStateException, even when interrupted; with a negative time IllegalArgumentException
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
public class WaitImse {
 static int n;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { Object l = new Object(); Thread.currentThread().interrupt(); try { l.wait(); } catch (IllegalMonitorStateException e) { n++; } catch (InterruptedException e) { } try { l.wait(-1); } catch (IllegalArgumentException e) { n++; } catch (InterruptedException e) { } assert Thread.interrupted(); }); });
 assert n == 2;
 }); }
}
