// Classes of the program come from somewhere.
public class PDom { public static void main(String[] a) { assert PDom.class.getProtectionDomain().getCodeSource() != null; } }
