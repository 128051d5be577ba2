// The bootstrap loader does not see the interface PrxLdr.I: IllegalArgumentException.
import java.lang.reflect.*;
public class PrxLdr { public interface I {} public static void main(String[] a) { Proxy.newProxyInstance(null, new Class<?>[]{I.class}, (p,m,x)->null); } }
