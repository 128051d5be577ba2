// truth: proved because a task that has interrupted itself gets InterruptedException from wait, acquire and join at once, and the flag is cleared
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
public class ThIntSelf {
 static int n;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { Object l = new Object(); Thread.currentThread().interrupt(); synchronized (l) { try { l.wait(); } catch (InterruptedException e) { n++; } } assert !Thread.interrupted(); Thread.currentThread().interrupt(); try { new Semaphore(0).acquire(); } catch (InterruptedException e) { n++; } assert !Thread.interrupted(); Thread.currentThread().interrupt(); try { new CountDownLatch(1).await(); } catch (InterruptedException e) { n++; } Thread.currentThread().interrupt(); java.util.concurrent.locks.LockSupport.park(); assert Thread.interrupted(); }); });
 assert n == 3;
 }); }
}
