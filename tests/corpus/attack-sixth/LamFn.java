// A hidden class is not found by its name: ClassNotFoundException.
public class LamFn { public static void main(String[] a) throws Exception { Runnable r = () -> {}; Class.forName(r.getClass().getName()); } }
