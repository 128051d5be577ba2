// A type annotation of the superclass is seen by reflection.
import java.lang.annotation.*;
public class TyAnn { @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.TYPE_USE) @interface An {} static class B extends @An Object {}
 public static void main(String[] a) { assert B.class.getAnnotatedSuperclass().getAnnotations().length == 1; } }
