// java.sql is loaded by the platform loader, which is not null.
public class PlatLdr { public static void main(String[] a) { assert java.sql.Date.class.getClassLoader() == null; } }
