// InvocationHandler.invokeDefault calls the default method.
import java.lang.reflect.*;
public class PrxDef { public interface I { default int d() { return 4; } } public static void main(String[] a) {
 I i = (I) Proxy.newProxyInstance(PrxDef.class.getClassLoader(), new Class<?>[]{I.class}, (p,m,x)->InvocationHandler.invokeDefault(p,m,x)); assert i.d() == 4; } }
