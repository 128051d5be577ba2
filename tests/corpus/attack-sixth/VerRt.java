// Various looks at the run time system.
public class VerRt { public static void main(String[] a) throws Exception { assert Runtime.version().feature() == 17; assert Thread.currentThread().getThreadGroup().getParent().getName().equals("system"); assert Object.class.getPackage() != null; assert Object.class.getPackage().getName().equals("java.lang"); } }
