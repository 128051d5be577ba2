// The unnamed package has the name "".
public class Pkg { public static void main(String[] a) { assert Pkg.class.getPackage().getName().equals(""); } }
