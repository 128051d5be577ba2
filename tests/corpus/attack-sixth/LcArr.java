// ClassLoader.loadClass loads no arrays: ClassNotFoundException.
public class LcArr { public static void main(String[] a) throws Exception { LcArr.class.getClassLoader().loadClass("[I"); } }
