// A proxy class declares the methods of its interfaces, and those of Object: run, hashCode, equals, toString.
import java.lang.reflect.*;
public class PrxMeth { public static void main(String[] a) throws Exception { Object o = Proxy.newProxyInstance(PrxMeth.class.getClassLoader(), new Class<?>[]{Runnable.class}, (p,m,x)->null);
 o.getClass().getDeclaredMethod("run"); assert !o.getClass().isSynthetic(); } }
