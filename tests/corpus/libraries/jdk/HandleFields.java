// jars: -
// Handles of fields of every type, of final ones, of arrays, of interfaces' constants; handles reached by reflection.
import java.lang.invoke.*;
import java.lang.reflect.*;

public class HandleFields {
    boolean z; byte b; char c; short s; int i; long j; float f; double d; Object o;
    static boolean sz; static byte sb; static char sc; static short ss; static int si; static long sj; static float sf; static double sd; static String so = "first";
    final int fixed = 12;
    interface Constants { String NAME = String.valueOf("named"); }

    public static void main(String[] arguments) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        HandleFields object = new HandleFields();
        Object[] values = {true, (byte) -3, 'q', (short) -400, 70000, 1L << 50, 2.5f, -7.25, "text"};
        int at = 0;
        for (String name : new String[] {"z", "b", "c", "s", "i", "j", "f", "d", "o"}) {
            Class<?> type = HandleFields.class.getDeclaredField(name).getType();
            l.findSetter(HandleFields.class, name, type).invoke(object, values[at]);
            System.out.print(l.findGetter(HandleFields.class, name, type).invoke(object) + " ");
            if (!name.equals("o")) {
                l.findStaticSetter(HandleFields.class, "s" + name, type).invoke(values[at]);
                System.out.print(l.findStaticGetter(HandleFields.class, "s" + name, type).invoke() + " ");
            }
            at++;
        }
        System.out.println();
        System.out.println((int) l.findGetter(HandleFields.class, "fixed", int.class).invokeExact(object));
        try { l.findSetter(HandleFields.class, "fixed", int.class); } catch (IllegalAccessException e) { System.out.println(e.getMessage().split(", from")[0]); }
        try { l.findGetter(HandleFields.class, "absent", int.class); } catch (NoSuchFieldException e) { System.out.println(e.getMessage().split(", from")[0]); }
        try { l.findGetter(HandleFields.class, "si", int.class); } catch (IllegalAccessException e) { System.out.println(e.getMessage().split(", from")[0]); }
        System.out.println(l.findStaticGetter(Constants.class, "NAME", String.class).invoke());
        Method method = String.class.getMethod("substring", int.class);
        System.out.println((String) l.unreflect(method).invokeExact("abcdef", 3));
        Field field = HandleFields.class.getDeclaredField("i");
        l.unreflectSetter(field).invoke(object, 5);
        System.out.println(object.i + " " + l.unreflectGetter(field));
        try { l.findVirtual(String.class, "value", MethodType.methodType(byte[].class)); } catch (NoSuchMethodException | IllegalAccessException e) { System.out.println(e.getMessage().split(", from")[0]); }
    }
    private static void hidden() {}
}
