// The class of a lambda is in the package (and nest) of the class around it.
public class LamPkg { public static void main(String[] a) { Runnable r = () -> {}; assert r.getClass().getPackageName().equals(""); assert r.getClass().getNestHost() == LamPkg.class; } }
