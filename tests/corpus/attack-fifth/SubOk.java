// truth: proved because two sub lists set different elements: nothing structural is written
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
public class SubOk {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 List<Integer> l = new ArrayList<>(List.of(1, 2, 3, 4));
 finish(() -> { async(() -> l.subList(0, 2).set(1, 9)); async(() -> l.subList(2, 4).set(0, 8)); });
 assert l.toString().equals("[1, 9, 8, 4]");
 }); }
}
