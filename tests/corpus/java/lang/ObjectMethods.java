// Object methods: default equals, getClass, clone shallow and deep, toString of arrays by prefix, finalize not relied upon.
import java.util.ArrayList;
import java.util.List;

public class ObjectMethods {
    static class Plain {
        int x = 3;
    }

    static class Sheep implements Cloneable {
        String name;
        int[] wool = {1, 2};
        List<String> friends = new ArrayList<>();
        Sheep twin;

        Sheep(String n) {
            name = n;
            System.out.println("ctor " + n);
        }

        @Override
        public Sheep clone() {
            try {
                return (Sheep) super.clone();
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
    }

    static class Lamb extends Sheep {
        long age = 1L << 33;
        double weight = 2.5;

        Lamb() {
            super("lamb");
        }

        @Override
        public Lamb clone() {
            Lamb l = (Lamb) super.clone();
            l.wool = wool.clone();
            l.friends = new ArrayList<>(friends);
            return l;
        }
    }

    static class NotCloneable {
        Object tryClone() throws CloneNotSupportedException {
            return super.clone();
        }
    }

    static class Key {
        final int k;

        Key(int k) {
            this.k = k;
        }

        @Override
        public boolean equals(Object o) {
            return o != null && o.getClass() == getClass() && ((Key) o).k == k;
        }

        @Override
        public int hashCode() {
            return k % 3;
        }
    }

    public static void main(String[] args) {
        Plain p = new Plain();
        Plain q = new Plain();
        System.out.println(p.equals(p) + " " + p.equals(q) + " " + (p.hashCode() == p.hashCode()) + " " + (System.identityHashCode(p) == p.hashCode()));
        System.out.println(p.toString().startsWith("ObjectMethods$Plain@") + " " + new int[0].toString().startsWith("[I@") + " " + System.identityHashCode(null));
        System.out.println(p.toString().equals(p.getClass().getName() + "@" + Integer.toHexString(p.hashCode())));
        Sheep dolly = new Sheep("dolly");
        dolly.twin = dolly;
        Sheep copy = dolly.clone();
        copy.wool[0] = 9;
        copy.friends.add("x");
        copy.name = "copy";
        System.out.println(dolly.name + dolly.wool[0] + dolly.friends + " " + (copy.twin == dolly) + " " + (copy.getClass() == Sheep.class));
        Lamb lamb = new Lamb();
        Lamb l2 = lamb.clone();
        l2.wool[0] = 7;
        l2.age++;
        System.out.println(lamb.wool[0] + " " + lamb.age + " " + l2.age + " " + l2.weight + " " + l2.name);
        Sheep up = lamb;
        System.out.println(up.clone().getClass().getSimpleName());
        try {
            new NotCloneable().tryClone();
        } catch (CloneNotSupportedException e) {
            System.out.println(e);
        }
        System.out.println(new Key(4).equals(new Key(4)) + " " + new Key(4).equals(new Key(4) { }) + " " + new Key(5).hashCode() + " " + new Key(1).equals(null));
        long[][] deep = {{1}, {2}};
        long[][] c2 = deep.clone();
        System.out.println((c2 != deep) + " " + (c2[0] == deep[0]) + " " + c2.getClass().getSimpleName() + " " + c2.equals(deep));
        Object o = new Object();
        System.out.println(o.equals(null) + " " + (o.getClass() == Object.class));
    }
}
