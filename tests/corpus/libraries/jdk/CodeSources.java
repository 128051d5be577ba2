// jars: -
// Where a class came from.
import java.security.CodeSource;
import java.security.ProtectionDomain;

public class CodeSources {
    public static void main(String[] arguments) {
        ProtectionDomain domain = CodeSources.class.getProtectionDomain();
        CodeSource source = domain.getCodeSource();
        System.out.println(source.getLocation().getProtocol() + " " + source.getLocation().getPath().endsWith("/"));
        System.out.println(source.getCertificates() == null);
        System.out.println(String.class.getProtectionDomain().getCodeSource());
        System.out.println(domain.getClassLoader() == CodeSources.class.getClassLoader());
    }
}
