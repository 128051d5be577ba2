// Array.newInstance with 256 dimensions: IllegalArgumentException, which is caught.
import java.lang.reflect.*;
public class Dims256 { public static void main(String[] a) {
  try { Array.newInstance(int.class, new int[256]); } catch (IllegalArgumentException e) { return; } throw new Error(); } }
