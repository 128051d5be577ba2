// Private access between nest mates: fields, methods, constructors, statics, interfaces and compound assignment.
public class NestMates {
    private int secret = 1;
    private static String tag = "T";
    private long[] cells = {1, 2, 3};

    private int add(int k) {
        return secret += k;
    }

    private static String stat(String s) {
        return tag + s;
    }

    static class Mate {
        private int mine;
        private String text = "";

        private Mate(int m) {
            mine = m;
        }

        private Mate() {
            this(40);
        }

        int steal(NestMates n) {
            n.secret++;
            n.secret <<= 2;
            n.cells[1] += n.add(3);
            tag += "+";
            return n.secret-- + mine;
        }

        private int over() {
            return 1;
        }
    }

    static class SubMate extends Mate {
        private int over() {
            return 2;
        }

        int both() {
            return over() * 10 + super.over() + ((Mate) this).over();
        }
    }

    private interface Priv {
        private int two() {
            return 2;
        }

        private static int three() {
            return 3;
        }

        default int five() {
            return two() + three();
        }
    }

    enum E {
        X {
            int go() {
                return hidden() * 2;
            }
        };

        abstract int go();

        private static int hidden() {
            return 21;
        }
    }

    public static void main(String[] args) {
        NestMates n = new NestMates();
        Mate m = new Mate();
        System.out.println(m.steal(n) + " " + n.secret + " " + n.cells[1] + " " + tag);
        m.text += stat("x");
        m.mine -= 2;
        System.out.println(m.text + m.mine);
        SubMate s = new SubMate();
        Mate up = s;
        System.out.println(s.over() + " " + up.over() + " " + s.both());
        Priv p = new Priv() {
        };
        System.out.println(p.five() + p.two() + Priv.three());
        System.out.println(E.X.go() + " " + E.hidden());
        Runnable r = () -> {
            n.secret = n.add(5) * 2;
            System.out.println(n.secret + stat("lambda"));
        };
        r.run();
        System.out.println(Mate.class.getNestHost().getName() + " " + NestMates.class.isNestmateOf(E.X.getClass()));
    }
}
