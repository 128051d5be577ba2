// truth: violated race because System.props is a plain static field: it hands over an object of the program without order, so its field is raced on
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
public class SysProps {
 static class MyP extends Properties { int x; }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { MyP p = new MyP(); p.x = 1; System.setProperties(p); }); async(() -> { Properties q = System.getProperties(); if (q instanceof MyP) { int r = ((MyP) q).x; } }); });
 }); }
}
