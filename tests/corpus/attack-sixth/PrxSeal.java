// A proxy of a sealed interface: IllegalArgumentException.
import java.lang.reflect.*;
public class PrxSeal { public sealed interface I permits C {} public static final class C implements I {} public static void main(String[] a) { Proxy.newProxyInstance(PrxSeal.class.getClassLoader(), new Class<?>[]{I.class}, (p,m,x)->null); } }
