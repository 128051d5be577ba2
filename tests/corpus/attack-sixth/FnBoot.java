// The loader null is the bootstrap loader, which does not know FnBoot: ClassNotFoundException.
public class FnBoot { public static void main(String[] a) throws Exception { Class.forName("FnBoot", true, null); } }
