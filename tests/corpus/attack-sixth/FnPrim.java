// Class.forName("int"): ClassNotFoundException.
public class FnPrim { public static void main(String[] a) throws Exception { Class.forName("int"); } }
