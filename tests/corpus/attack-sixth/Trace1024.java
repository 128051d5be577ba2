// A stack trace has at most 1024 frames.
public class Trace1024 { static int f(int n) { return n == 0 ? new Throwable().getStackTrace().length : f(n-1); } public static void main(String[] a) { assert f(3000) == 1024 : f(3000); } }
