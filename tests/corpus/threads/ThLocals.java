public class ThLocals {
    static final ThreadLocal<Integer> local = ThreadLocal.withInitial(() -> 7);
    public static void main(String[] args) throws Exception {
        local.set(5);
        Thread t = new Thread(() -> {
            assert local.get() == 7;
            local.set(8);
        });
        t.start();
        t.join();
        assert local.get() == 5;
    }
}
