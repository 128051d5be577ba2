// java.base has packages, and a layer.
public class ModPk { public static void main(String[] a) { assert String.class.getModule().getPackages().contains("java.util"); assert String.class.getModule().getLayer() != null; } }
