// Array.newInstance(null, 1): NullPointerException.
public class ArrNull { public static void main(String[] a) { java.lang.reflect.Array.newInstance(null, 1); } }
