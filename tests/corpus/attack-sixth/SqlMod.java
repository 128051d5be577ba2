// java.sql.Date is in the module java.sql.
public class SqlMod { public static void main(String[] a) { assert java.sql.Date.class.getModule().getName().equals("java.base"); } }
