// java.base has a descriptor.
public class ModDesc { public static void main(String[] a) { assert String.class.getModule().getDescriptor().name().equals("java.base"); } }
