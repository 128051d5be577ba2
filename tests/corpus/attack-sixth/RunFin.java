// System.runFinalization returns.
public class RunFin { public static void main(String[] a) { System.runFinalization(); } }
