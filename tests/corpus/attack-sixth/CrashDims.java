// Array.newInstance with no dimensions: IllegalArgumentException, which is caught.
import java.lang.reflect.*;
public class CrashDims { public static void main(String[] a) {
  try { Array.newInstance(int.class, new int[0]); } catch (IllegalArgumentException e) { return; } throw new Error(); } }
