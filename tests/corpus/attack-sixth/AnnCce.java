// Annotations are proxies: their classes are numbered too.
import static edu.rice.hj.Module0.*; import static edu.rice.hj.Module1.*; import static edu.rice.hj.Module2.*; import edu.rice.hj.api.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
public class AnnCce { @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME) @interface P {} @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME) @interface Q {} @P static class X {} @Q static class Y {}
  public static void main(String[] a) { launchHabaneroApp(() -> { finish(() -> {
    async(() -> { try { Object o = X.class.getAnnotation(P.class); String s = (String) o; } catch (ClassCastException e) { String m = e.getMessage(); assert m.compareTo(m) != 0 || !m.contains("Proxy1 ") : m; } });
    async(() -> { Object o = Y.class.getAnnotation(Q.class); }); });  }); } }
