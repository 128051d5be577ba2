// Run-time annotations: values, defaults, arrays, inheritance, repeated annotations, equality of annotation objects.
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.Arrays;

public class Annotations {
    @Inherited
    @Retention(RetentionPolicy.RUNTIME)
    @interface Tag {
        String value() default "none";

        int[] nums() default {1, 2};
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Repeatable(Marks.class)
    @Target(ElementType.METHOD)
    @interface Mark {
        int value();
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.METHOD)
    @interface Marks {
        Mark[] value();
    }

    @Retention(RetentionPolicy.SOURCE)
    @interface Gone {
    }

    @Tag("bean")
    @Gone
    static class Bean {
        @Mark(1)
        @Mark(2)
        @Deprecated
        public void marked() {
        }
    }

    static class Child extends Bean {
    }

    @Tag
    static class Plain {
    }

    public static void main(String[] args) throws Exception {
        Tag t = Bean.class.getAnnotation(Tag.class);
        System.out.println(t.value() + " " + Arrays.toString(t.nums()) + " " + t.annotationType().getSimpleName());
        System.out.println(Child.class.getAnnotation(Tag.class).value() + " " + Plain.class.getAnnotation(Tag.class).value() + " " + Bean.class.getAnnotations().length + " " + Child.class.getDeclaredAnnotations().length);
        System.out.println(t.equals(Child.class.getAnnotation(Tag.class)) + " " + t.equals(Plain.class.getAnnotation(Tag.class)) + " " + Bean.class.isAnnotationPresent(Gone.class));
        for (Mark m : Bean.class.getMethod("marked").getAnnotationsByType(Mark.class)) {
            System.out.println("mark " + m.value());
        }
        System.out.println(Bean.class.getMethod("marked").isAnnotationPresent(Deprecated.class) + " " + Bean.class.getMethod("marked").getAnnotation(Mark.class));
    }
}
