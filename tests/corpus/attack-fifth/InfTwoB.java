// truth: proved because in every order the two get h and e
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
public class InfTwoB {
 static byte a, b;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 byte[] z = {120, -100, -53, 72, -51, -55, -55, 7, 0, 6, 44, 2, 21};
 Inflater i = new Inflater(); i.setInput(z);
 finish(() -> { async(() -> { byte[] o = new byte[1]; try { i.inflate(o, 0, 1); } catch (DataFormatException e) { } a = o[0]; }); async(() -> { byte[] o = new byte[1]; try { i.inflate(o, 0, 1); } catch (DataFormatException e) { } b = o[0]; }); });
 assert a + b == 'h' + 'e';
 }); }
}
