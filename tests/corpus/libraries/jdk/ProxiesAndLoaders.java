// jars: -
// Dynamic proxies, loaders of the program, what Class says about members and packages.
import java.lang.reflect.*;
import java.util.*;

public class ProxiesAndLoaders {
    interface Greeter { String greet(String name); default String twice(String name) { return greet(name) + greet(name); } }
    public static void main(String[] arguments) throws Exception {
        InvocationHandler handler = (proxy, method, args) -> method.getName() + (args == null ? "" : Arrays.toString(args));
        Greeter greeter = (Greeter) Proxy.newProxyInstance(Greeter.class.getClassLoader(), new Class<?>[] {Greeter.class}, handler);
        System.out.println(greeter.greet("x") + " " + greeter + " " + Proxy.isProxyClass(greeter.getClass()));
        ClassLoader loader = new ClassLoader() {
            @Override protected Class<?> findClass(String name) throws ClassNotFoundException { System.out.println("asked for " + name); throw new ClassNotFoundException(name); }
        };
        System.out.println(loader.loadClass("java.util.ArrayList") == ArrayList.class);
        try { loader.loadClass("no.Such"); } catch (ClassNotFoundException e) { System.out.println(e.getMessage()); }
        System.out.println(Class.forName("ProxiesAndLoaders$Greeter", false, loader) == Greeter.class);
        Thread.currentThread().setContextClassLoader(loader);
        System.out.println(Thread.currentThread().getContextClassLoader() == loader);
        Method method = Greeter.class.getMethod("greet", String.class);
        System.out.println(method + " " + method.getParameters()[0] + " " + method.getParameterCount() + " " + Modifier.toString(method.getModifiers()));
    }
}
