// Runtime and System calls with stable answers: printing of every type, properties, clocks and identity hashes by relation only.
import java.util.Map;
import java.util.Properties;

public class RuntimeAndSystem {
    public static void main(String[] args) {
        Runtime rt = Runtime.getRuntime();
        System.out.println((rt == Runtime.getRuntime()) + " " + (rt.availableProcessors() >= 1) + " " + (rt.totalMemory() > 0) + " " + (rt.maxMemory() >= rt.totalMemory()) + " " + (rt.freeMemory() <= rt.totalMemory()));
        System.gc();
        Object o = new Object();
        int h = System.identityHashCode(o);
        System.gc();
        System.out.println((h == System.identityHashCode(o)) + " " + (o.hashCode() == h) + " " + System.identityHashCode(null));
        long t1 = System.nanoTime();
        long t2 = System.nanoTime();
        long m1 = System.currentTimeMillis();
        long m2 = System.currentTimeMillis();
        System.out.println((t2 >= t1) + " " + (m2 >= m1) + " " + (m1 > 0));
        Properties p = System.getProperties();
        System.out.println((p.getProperty("java.version") != null) + " " + p.getProperty("file.separator") + " " + p.getProperty("java.vm.specification.name") + " " + p.getProperty("java.specification.name") + " " + (p.getProperty("user.dir") != null) + " " + (System.getenv("A_NAME_THAT_IS_NOT_SET") == null));
        System.setProperty("own.key", "own value");
        System.out.println(System.getProperty("own.key") + " " + p.containsKey("own.key") + " " + Runtime.version().feature() / 100);
        System.out.println(System.getSecurityManager() == null);
        System.err.println("on stderr");
        System.out.print('c');
        System.out.print(1);
        System.out.print(2L);
        System.out.print(3.5f);
        System.out.print(4.5);
        System.out.print(true);
        System.out.print(new char[] {'x'});
        System.out.print((String) null);
        System.out.print((Object) null);
        System.out.println();
        System.out.println(new char[] {'o', 'k'});
        System.out.write('w');
        System.out.write(new byte[] {'b', 'y', '\n'}, 0, 3);
        System.out.append("app").append('e').append("xndx", 1, 3).println();
        System.out.printf("%s%n", Map.of("k", 1));
        System.out.flush();
        System.out.println(System.out.checkError());
        System.out.println(Thread.currentThread().getContextClassLoader() == RuntimeAndSystem.class.getClassLoader());
        System.out.println(String.class.getClassLoader() + " " + RuntimeAndSystem.class.getModule().isNamed() + " " + String.class.getModule().getName());
    }
}
