// The boot layer finds java.base.
public class BootLay { public static void main(String[] a) { assert ModuleLayer.boot().findModule("java.base").isPresent(); } }
