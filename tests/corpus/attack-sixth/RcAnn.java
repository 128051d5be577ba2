// A record component has the annotations of its declaration.
import java.lang.annotation.*;
public class RcAnn { @Retention(RetentionPolicy.RUNTIME) @interface An {} record R(@An int l) {}
 public static void main(String[] a) { assert R.class.getRecordComponents()[0].isAnnotationPresent(An.class); } }
