// jars: -
// Resources of the program and of the JDK as addresses and as streams.
import java.io.InputStream;
import java.net.URL;
import java.util.Collections;
import java.util.Enumeration;

public class ResourceUrls {
    public static void main(String[] arguments) throws Exception {
        URL own = ResourceUrls.class.getResource("ResourceUrls.class");
        System.out.println(own.getProtocol() + " " + own.getPath().endsWith("/ResourceUrls.class"));
        try (InputStream stream = own.openStream()) {
            System.out.println(Integer.toHexString(stream.read()) + " " + stream.readAllBytes().length);
        }
        System.out.println(ResourceUrls.class.getResource("absent.txt"));
        System.out.println(ResourceUrls.class.getClassLoader().getResource("ResourceUrls.class").equals(own));
        URL object = Object.class.getResource("Object.class");
        System.out.println(object);
        try (InputStream stream = object.openStream()) {
            System.out.println(Integer.toHexString(stream.read()));
        }
        Enumeration<URL> all = ResourceUrls.class.getClassLoader().getResources("ResourceUrls.class");
        System.out.println(Collections.list(all).size());
        Enumeration<URL> none = ClassLoader.getSystemResources("absent");
        System.out.println(none.hasMoreElements());
    }
}
