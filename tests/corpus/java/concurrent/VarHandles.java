// VarHandle access to fields, statics and arrays: get, set, compare and set, add, bitwise updates and failed lookups.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VarHandles {
    int count = 1;
    static long total = 100;
    volatile String name = "n";
    private byte flags = 0b0101;

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        VarHandle count = lookup.findVarHandle(VarHandles.class, "count", int.class);
        VarHandle total = lookup.findStaticVarHandle(VarHandles.class, "total", long.class);
        VarHandle name = lookup.findVarHandle(VarHandles.class, "name", String.class);
        VarHandle flags = lookup.findVarHandle(VarHandles.class, "flags", byte.class);
        VarHandle ints = MethodHandles.arrayElementVarHandle(int[].class);
        VarHandles o = new VarHandles();
        System.out.println((int) count.get(o) + " " + (int) count.getAndAdd(o, 5) + " " + (int) count.getVolatile(o) + " " + count.compareAndSet(o, 6, 10) + " " + count.compareAndSet(o, 6, 11) + " " + (int) count.getAndSet(o, 3) + " " + o.count);
        count.setVolatile(o, 42);
        count.setRelease(o, (int) count.getAcquire(o) + 1);
        System.out.println(o.count + " " + (int) count.compareAndExchange(o, 43, 1) + " " + (int) count.getOpaque(o));
        total.set(7L);
        System.out.println((long) total.getAndAdd(3L) + " " + VarHandles.total);
        System.out.println((String) name.getAndSet(o, "m") + " " + name.compareAndSet(o, "m", "k") + " " + o.name);
        System.out.println((byte) flags.getAndBitwiseOr(o, (byte) 2) + " " + (byte) flags.getAndBitwiseAnd(o, (byte) 6) + " " + o.flags + " " + (byte) flags.getAndBitwiseXor(o, (byte) -1) + o.flags);
        int[] a = {1, 2, 3};
        ints.set(a, 1, 20);
        System.out.println((int) ints.getAndAdd(a, 2, 4) + " " + ints.compareAndSet(a, 0, 1, 9) + " " + a[0] + a[1] + a[2]);
        try {
            ints.set(a, 3, 1);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(count.varType() + " " + count.coordinateTypes() + " " + count.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD));
        VarHandle.fullFence();
        try {
            lookup.findVarHandle(VarHandles.class, "absent", int.class);
        } catch (NoSuchFieldException e) {
            System.out.println(e.getMessage());
        }
    }
}
