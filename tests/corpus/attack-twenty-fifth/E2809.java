import java.lang.reflect.Proxy;

// proved: whichever of the two classes is made first, each proxy is of its own interface.
public class E2809 {
    interface A {
        int a();
    }

    interface B {
        int b();
    }

    static Object proxy(Class<?> of) {
        return Proxy.newProxyInstance(E2809.class.getClassLoader(), new Class<?>[] {of}, (proxy, method, given) -> {
            for (StackTraceElement element : new Throwable().getStackTrace()) {
                if (element.getMethodName().equals("none")) {
                    return 1;
                }
            }
            return 0;
        });
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            A a = (A) proxy(A.class);
            assert a.a() == 0;
        });
        Thread two = new Thread(() -> {
            B b = (B) proxy(B.class);
            assert b.b() == 0;
        });
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
