// truth: violated assertion because as InfTwo in isolated, three letters: the third task gets the last only in some orders
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
public class InfIso {
 static String s = "";
 public static void main(String[] args) { launchHabaneroApp(() -> {
 byte[] z = {120, -100, -53, 72, -51, -55, -55, 7, 0, 6, 44, 2, 21};
 Inflater i = new Inflater(); i.setInput(z);
 finish(() -> { for (int t = 0; t < 3; t++) { int k = t; async(() -> isolated(() -> { byte[] o = new byte[k + 1]; try { i.inflate(o, 0, k + 1); } catch (DataFormatException e) { } if (k == 2) s = new String(o); })); } });
 assert !s.equals("ell") : s;
 }); }
}
