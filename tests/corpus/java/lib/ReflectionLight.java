// Light reflection: names, modifiers, constructors, invoking public methods, fields, arrays, enum constants.
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

public class ReflectionLight {
    enum Suit {
        CLUBS, HEARTS
    }

    public static class Bean {
        public int number = 3;
        public String text = "t";
        protected static final long CONST = 9L;

        public Bean() {
        }

        public Bean(String text, int number) {
            this.text = text;
            this.number = number;
        }

        public static int twice(int x) {
            return x * 2;
        }

        public String describe(String prefix) {
            return prefix + text + number;
        }

        public void fails() {
            throw new IllegalStateException("inside");
        }
    }

    public static void main(String[] args) throws Exception {
        class Local {
        }
        Object anon = new Object() { };
        for (Class<?> c : new Class<?>[] {int.class, void.class, String.class, int[].class, String[][].class, Map.Entry.class, Bean.class, Local.class, anon.getClass(), Suit.class, Runnable.class, Deprecated.class, Suit.HEARTS.getClass()}) {
            System.out.println(c.getName() + " [" + c.getSimpleName() + "] " + c.getTypeName() + " " + c.getCanonicalName() + " [" + c.getPackageName() + "] " + c + " " + c.isPrimitive() + c.isArray() + c.isInterface() + c.isEnum() + c.isAnonymousClass() + c.isLocalClass() + c.isMemberClass() + c.isAnnotation() + " " + c.getSuperclass() + " " + Modifier.toString(c.getModifiers()));
        }
        Class<?> c = Class.forName("ReflectionLight$Bean");
        Object o = c.getConstructor().newInstance();
        Object p = c.getConstructor(String.class, int.class).newInstance("made", 8);
        Method m = c.getMethod("describe", String.class);
        System.out.println(m.invoke(o, "<") + " " + m.invoke(p, ">") + " " + c.getMethod("twice", int.class).invoke(null, 21) + " " + m + " " + m.getReturnType() + m.getParameterCount());
        Field f = c.getField("number");
        f.set(o, 77);
        f.setInt(p, f.getInt(p) + 1);
        System.out.println(f.get(o) + " " + f.get(p) + " " + f.getType() + " " + f + " " + c.isInstance(o) + " " + c.cast(o).equals(o) + " " + Number.class.isAssignableFrom(Integer.class));
        try {
            c.getMethod("fails").invoke(o);
        } catch (InvocationTargetException e) {
            System.out.println(e.getMessage() + " " + e.getCause());
        }
        for (String name : new String[] {"no.Such", "ReflectionLight$Nope"}) {
            try {
                Class.forName(name);
            } catch (ClassNotFoundException e) {
                System.out.println(e);
            }
        }
        try {
            c.getMethod("missing", int.class);
        } catch (NoSuchMethodException e) {
            System.out.println(e.getMessage());
        }
        try {
            m.invoke(o, 5);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Arrays.stream(c.getDeclaredMethods()).map(Method::getName).sorted().collect(Collectors.joining(",")) + " " + Arrays.stream(c.getDeclaredConstructors()).map(Constructor::getParameterCount).sorted().toList() + " " + Arrays.stream(c.getDeclaredFields()).map(Field::getName).sorted(Comparator.reverseOrder()).toList());
        Object arr = Array.newInstance(int.class, 3);
        Array.setInt(arr, 1, 5);
        Array.set(arr, 2, 7);
        System.out.println(Arrays.toString((int[]) arr) + " " + Array.getLength(arr) + Array.get(arr, 2) + " " + Array.newInstance(String.class, 2, 3).getClass().getSimpleName() + " " + int[].class.getComponentType() + " " + Class.forName("[I") + " " + int[].class.arrayType());
        System.out.println(Arrays.toString(Suit.class.getEnumConstants()) + " " + c.isAnnotationPresent(Deprecated.class) + " " + c.getEnclosingClass().getSimpleName() + " " + List.of(Bean.class.getInterfaces()) + " " + Integer.TYPE + Integer.class.isInstance(3));
    }
}
