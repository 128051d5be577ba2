public class ThInherited {
    static final InheritableThreadLocal<Integer> local = new InheritableThreadLocal<>();
    public static void main(String[] args) throws Exception {
        local.set(5);
        Thread t = new Thread(() -> {
            assert local.get() == 5;
            local.set(6);
        });
        t.start();
        t.join();
        assert local.get() == 5;
    }
}
