import java.lang.reflect.Proxy;

// proved: a proxy is of all its interfaces, in whatever order they were loaded and named.
public class E2808 {
    interface A {
        int a();
    }

    interface B {
        int b();
    }

    interface C extends A {
        int c();
    }

    public static void main(String[] args) {
        assert !A.class.equals(B.class);
        Object one = Proxy.newProxyInstance(
                E2808.class.getClassLoader(), new Class<?>[] {C.class, B.class}, (proxy, method, given) -> 7);
        assert ((A) one).a() + ((B) one).b() + ((C) one).c() == 21;
    }
}
