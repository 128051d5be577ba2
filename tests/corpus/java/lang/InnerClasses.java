// Inner, local, anonymous and static nested classes: outer access, captured variables, shadowing, qualified this and new.
public class InnerClasses {
    private int n = 1;
    private static int shared = 100;

    class Inner {
        private int n = 2;

        class Deep {
            private int n = 3;

            String all() {
                return n + " " + this.n + " " + Inner.this.n + " " + InnerClasses.this.n;
            }

            void bump() {
                InnerClasses.this.n += 10;
                Inner.this.n *= 5;
                n--;
                shared++;
            }
        }

        private int hidden() {
            return n + InnerClasses.this.n;
        }
    }

    static class Nested {
        private static int count;
        private final int id = ++count;

        private Nested() {
        }

        private Nested(int k) {
            count += k;
        }
    }

    class SubInner extends Inner {
        String up() {
            return "sub " + super.hidden();
        }
    }

    interface Shape {
        double area();
    }

    Shape square(final double side) {
        class Square implements Shape {
            double factor = n;

            public double area() {
                return side * side * factor;
            }

            @Override
            public String toString() {
                return "Square" + side + "/" + InnerClasses.this.n;
            }
        }
        return new Square();
    }

    static Object counter(int start, String label) {
        int[] box = {start};
        return new Object() {
            int calls;

            {
                calls = start;
            }

            @Override
            public String toString() {
                calls++;
                return label + box[0]++ + "." + calls;
            }
        };
    }

    public static void main(String[] args) {
        InnerClasses o = new InnerClasses();
        InnerClasses.Inner in = o.new Inner();
        Inner.Deep d = in.new Deep();
        System.out.println(d.all());
        d.bump();
        System.out.println(d.all() + " " + shared + " " + in.hidden());
        System.out.println(o.new SubInner().up());
        System.out.println(new Nested().id + " " + new Nested(5).id + " " + new Nested().id);
        System.out.println(o.square(2).area() + " " + o.square(3));
        Object c = counter(7, "c");
        System.out.println(c + " " + c + " " + c);
        var anon = new Object() {
            int hits = 0;

            int hit() {
                return ++hits;
            }
        };
        anon.hit();
        System.out.println(anon.hit() + " " + anon.hits);
        System.out.println(c.getClass().getName() + " " + o.square(1).getClass().getName() + " " + d.getClass().getName() + " [" + c.getClass().getSimpleName() + "]");
        try {
            InnerClasses none = null;
            none.new Inner();
        } catch (NullPointerException e) {
            System.out.println("no outer");
        }
    }
}
